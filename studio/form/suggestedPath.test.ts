import { expect, test } from 'vitest'
import { isSitePath } from '../../schemas/objects/sitePath.ts'
import { suggestedPath } from './suggestedPath.ts'

test.each([
  ['For schools', '/for-schools'],
  ['Ɔdɔ ne Ɛyɛ: Ŋɔŋlɔ', '/odo-ne-eye-nonlo'],
  ['Ɓala Ɗanƙwairo, Ʒiɛɣu', '/bala-dankwairo-ziegu'],
  ['Crédit à l’écran', '/credit-a-lecran'],
  ['What’s new in 2026?', '/whats-new-in-2026'],
  ['  Payouts & Refunds — “fast”!  ', '/payouts-and-refunds-fast'],
  ['E-commerce / USSD *789#', '/e-commerce-ussd-789'],
  ['Straße, ½ price', '/strasse-1-2-price'],
])('the title “%s” suggests %s', (title, path) => {
  expect(suggestedPath(title, '')).toBe(path)
  expect(isSitePath(path)).toBe(true)
})

test('the path is below that of the page above', () => {
  expect(suggestedPath('Payouts', '/services')).toBe('/services/payouts')
  expect(suggestedPath('Payouts', '/services/')).toBe('/services/payouts')
  expect(suggestedPath('Payouts', '/')).toBe('/payouts')
})

test('a title without letters and digits of a path suggests none', () => {
  expect(suggestedPath('', '/services')).toBeUndefined()
  expect(suggestedPath('— ? —', '')).toBeUndefined()
  expect(suggestedPath('支払い', '')).toBeUndefined()
})
