import { expect, test } from 'vitest'
import { withKnownGrounds } from './knownGrounds.ts'

test('content without unknown grounds is the same object', () => {
  const page = { standalone: { ground: 'gold' }, sections: [{ ground: null }, {}, null] }
  expect(withKnownGrounds(page)).toBe(page)
})

test.each(['plum', 'constructor', '', 3])('the ground %j is removed at any depth', (ground) => {
  const page = (value: unknown) => ({
    title: 'Home',
    standalone: { ground: value },
    sections: [{ ground: 'ink' }, { ground: value, slides: [{ heading: 'A', ground: value }] }],
  })
  expect(withKnownGrounds(page(ground))).toEqual(page(null))
})
