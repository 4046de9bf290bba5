import { expect, test } from 'vitest'
import { escapeXml } from './escapeXml.ts'

test('escapeXml, given signs of the markup, writes them as references', () => {
  expect(escapeXml(`a < b & "c" > 'd'`)).toBe('a &#60; b &#38; &#34;c&#34; &#62; &#39;d&#39;')
})

test('escapeXml, given characters that XML cannot hold, leaves them out', () => {
  expect(escapeXml('a\u0000b\u000bc\ud800d\uffffe')).toBe('abcde')
  expect(escapeXml('Yɛda wo ase ₵ 🧵\n\t')).toBe('Yɛda wo ase ₵ 🧵\n\t')
})
