import { expect, test } from 'vitest'
import { liveToast } from './liveToast.ts'

test.each([
  ['published', 'Live at 09:10:40 GMT', 'Visitors can see it now.'],
  ['removed', 'Removed at 09:10:40 GMT', 'Visitors can no longer see it.'],
  ['ordered', 'Live at 09:10:40 GMT', 'Visitors can see the new order now.'],
] as const)('a change of kind %s has the notice “%s”', (kind, title, description) => {
  const at = new Date('2026-11-30T09:10:40Z')
  expect(liveToast({ id: 'a', state: 'live', kind, at })).toMatchObject({ title, description })
})
