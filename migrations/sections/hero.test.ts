import { expect, test } from 'vitest'
import { mapSection } from './mapSection.ts'

const picture = { _type: 'picture', alt: 'Cloth' }

test('hero without a layout › becomes hero/home with renamed fields', () => {
  const old = { _type: 'hero', _key: 'a', headline: 'A\nB', cloth: picture, device: picture }
  expect(mapSection(old)).toEqual({
    _type: 'hero',
    _key: 'a',
    layout: 'home',
    heading: 'A\nB',
    picture,
    front: picture,
  })
})

test('productHero › becomes hero with arrangement as layout; ground is unchanged', () => {
  const old = {
    _type: 'productHero',
    _key: 'a',
    heading: 'H',
    arrangement: 'rising',
    ground: 'ink',
  }
  expect(mapSection(old)).toEqual({
    _type: 'hero',
    _key: 'a',
    heading: 'H',
    layout: 'rising',
    ground: 'ink',
  })
  expect(mapSection({ _type: 'productHero', _key: 'a' })).toMatchObject({ layout: 'beside' })
})

test.each([
  ['checkoutHero', 'card', 'checkout', 'front'],
  ['calendarHero', 'paper', 'calendar', 'front'],
  ['startupOpening', 'cloth', 'startup', 'picture'],
  ['companyIntroduction', 'band', 'company', 'picture'],
  ['threadsHero', 'picture', 'threads', 'picture'],
])('%s: its %s becomes the %s layout with a %s', (type, before, layout, after) => {
  expect(mapSection({ _type: type, _key: 'a', [before]: picture })).toEqual({
    _type: 'hero',
    _key: 'a',
    layout,
    [after]: picture,
  })
})

test('hero with a layout › is unchanged', () => {
  const section = { _type: 'hero', _key: 'a', layout: 'home', heading: 'H' }
  expect(mapSection(section)).toBe(section)
})
