import { describe, expect, test } from 'vitest'
import { contrastRatio } from '../../tests/contrast.ts'
import { groundInks, grounds } from './ground.ts'
import { type TokenName, tokenValues } from './tokens.ts'

/** WCAG 2.2: 1.4.3 for text, 1.4.11 for the edges of controls and the focus ring. */
const TEXT = 4.5
const EDGE = 3

const pairs: readonly [what: string, on: TokenName, ink: TokenName, least: number][] = [
  ...grounds.flatMap((ground) => {
    const { fg, muted, accent, focus } = groundInks[ground]
    return [
      [`text on ${ground}`, ground, fg, TEXT],
      [`quiet text on ${ground}`, ground, muted, TEXT],
      [`coloured text on ${ground}`, ground, accent, TEXT],
      [`focus ring on ${ground}`, ground, focus, EDGE],
    ] satisfies [string, TokenName, TokenName, number][]
  }),
  ['current thread of a carousel on ink', 'ink', 'signal', EDGE],
  ['current thread of a carousel on indigo', 'indigo', 'signal', EDGE],
  ['button', 'ink', 'paper', TEXT],
  ['signal button', 'signal', 'ink', TEXT],
  ['disabled button', 'raffia', 'muted', TEXT],
  ['field', 'white', 'ink', TEXT],
  ['placeholder', 'white', 'muted', TEXT],
  ['edge of a field', 'white', 'line-strong', EDGE],
  ['edge of a field on paper', 'paper', 'line-strong', EDGE],
  ['focus ring on a field', 'white', 'focus', EDGE],
  ['error under a field', 'white', 'err', TEXT],
  ['error on paper', 'paper', 'err', TEXT],
  ['edge of a field in error', 'err-soft', 'err', EDGE],
  ['text in a field in error', 'err-soft', 'ink', TEXT],
  ['placeholder of a field in error', 'err-soft', 'muted', TEXT],
  ['success', 'ok-soft', 'ok', TEXT],
  ['active option', 'raffia', 'ink', TEXT],
  ['coming soon', 'gold', 'ink', TEXT],
  ['icon of a good toast', 'mint', 'ink', TEXT],
  ['icon of a bad toast', 'coral', 'ink', TEXT],
  ['thread of a good toast', 'ink', 'mint', EDGE],
  ['thread of a bad toast', 'ink', 'coral', EDGE],
]

test('the ratio is the one WCAG defines', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrastRatio('#11142A', '#F4F0E7')).toBeCloseTo(15.95, 1)
  expect(() => contrastRatio('red', '#ffffff')).toThrow(TypeError)
})

describe('pairs in use', () => {
  test.each(pairs)('%s: %s under %s', (_what, on, ink, least) => {
    expect(contrastRatio(tokenValues[on], tokenValues[ink])).toBeGreaterThanOrEqual(least)
  })
})
