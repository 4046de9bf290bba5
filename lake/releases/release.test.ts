import { expect, test } from 'vitest'
import { releaseStateError } from './release.ts'

const release = {
  _id: '_.releases.r1',
  _type: 'system.release',
  name: 'r1',
  state: 'scheduled',
} as const

test.each([
  [undefined, 'Release "r1"'],
  [{}, 'Release "r1"'],
  [{ title: ' ' }, 'Release "r1"'],
  [{ title: 7 }, 'Release "r1"'],
  [{ title: 'Winter' }, 'Release "Winter"'],
  [{ title: 'Winter', cardinality: 'one' }, 'Scheduled draft "Winter"'],
])('the refusal of a release with the metadata %j calls it %s', (metadata, shown) => {
  const { message } = releaseStateError({ ...release, metadata }, 'unschedule it')
  expect(message).toContain(`${shown} is scheduled; unschedule it.`)
})
