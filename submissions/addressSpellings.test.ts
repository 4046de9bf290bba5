import { expect, test } from 'vitest'
import { addressSpellings } from './addressSpellings.ts'

test.each([
  ['zoe@xn--mller-kva.example', ['zoe@xn--mller-kva.example', 'zoe@müller.example']],
  [' Zoe@MÜLLER.example', ['zoe@xn--mller-kva.example', 'zoe@müller.example']],
  ['Kofi@Makola.example', ['kofi@makola.example']],
  ['kofi@not valid', ['kofi@not valid']],
  ['no address', ['no address']],
])('the address %j has the spellings %j', (email, spellings) => {
  expect(addressSpellings(email)).toEqual(spellings)
})
