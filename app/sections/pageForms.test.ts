import { expect, test } from 'vitest'
import { demoFormExamples } from './demoForm/examples.ts'
import { pageForms } from './pageForms.ts'
import type { Section } from './types.ts'

test.each([
  ['demo', 'demo'],
  ['vasDemo', 'vasDemo'],
  [null, 'demo'],
  ['demoOfALaterVersion', 'demo'],
  ['contact', 'demo'],
  ['constructor', 'demo'],
])('a demo form for %s is sent as %s', (recipient, kind) => {
  const sections: Section[] = JSON.parse(JSON.stringify([{ ...demoFormExamples[0], recipient }]))
  expect(pageForms('/book', sections)).toEqual([{ name: 'demo:/book', kind, wording: null }])
})
