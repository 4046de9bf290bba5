import { describe, expect, test } from 'vitest'
import { mailHref } from './mailHref.ts'

describe('the mailto link of an address', () => {
  test.each([
    ['jobs@nsaa.example', 'mailto:jobs@nsaa.example'],
    [' jobs@nsaa.example\n', 'mailto:jobs@nsaa.example'],
    ["o'brien@nsaa.example", 'mailto:o%27brien@nsaa.example'],
    ['r&d?cc=x@nsaa.example', 'mailto:r%26d%3Fcc%3Dx@nsaa.example'],
    ['kofi.mensah@mail.nsaa.co.uk', 'mailto:kofi.mensah@mail.nsaa.co.uk'],
  ])('of %j is %j', (address, href) => {
    expect(mailHref(address)).toBe(href)
  })

  test.each([
    null,
    undefined,
    '',
    'not an address',
    'a@b',
    'a b@nsaa.example',
    'a@b@nsaa.example',
    'a@nsaa.example?cc=x@evil.example',
    'a\u202e@nsaa.example',
    'a\ud800@nsaa.example',
  ])('of %j is missing', (address) => {
    expect(mailHref(address)).toBeUndefined()
  })
})
