import { expect, test } from 'vitest'
import { refuseState } from './release.ts'

const release = {
  _id: '_.releases.r1',
  _type: 'system.release',
  name: 'r1',
  state: 'scheduled',
} as const

test.each([
  [undefined, 'r1'],
  [{}, 'r1'],
  [{ title: ' ' }, 'r1'],
  [{ title: 7 }, 'r1'],
  [{ title: 'Winter' }, 'Winter'],
])('the refusal of a release with the metadata %j calls it %s', (metadata, shown) => {
  const { message } = refuseState({ ...release, metadata }, 'unschedule it')
  expect(message).toContain(`Release "${shown}" is scheduled; unschedule it.`)
})
