import { expect, test } from 'vitest'
import { withKnownColours } from './knownColours.ts'

test('content without unknown colours is the same object', () => {
  const page = {
    standalone: { ground: 'gold' },
    sections: [
      { ground: null, picture: { alt: 'A loom' } },
      { items: [{ thread: 'indigo-2' }, { thread: null }] },
      { cards: [{ colours: { ground: 'ink', picture: 'dew', thread: 'signal' } }] },
      null,
    ],
  }
  expect(withKnownColours(page)).toBe(page)
})

test.each(['plum', 'constructor', '', 3, ['ink']])(
  'the colour %j is removed at any depth',
  (colour) => {
    const page = (value: unknown) => ({
      title: 'Home',
      standalone: { ground: value },
      sections: [
        { ground: 'ink' },
        { ground: value, slides: [{ heading: 'A', ground: value }] },
        { items: [{ thread: value }] },
        { cards: [{ colours: { picture: value, thread: value } }] },
      ],
    })
    expect(withKnownColours(page(colour))).toEqual(page(null))
  },
)
