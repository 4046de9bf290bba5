import { expect, test } from 'vitest'
import { matchesEtag } from './etag.ts'

test.each(['"a"', 'W/"a"', '"b", "a"', '"b",W/"a" ,"c"', '*', ' * '])(
  'If-None-Match: %s matches the validator "a"',
  (ifNoneMatch) => expect(matchesEtag(ifNoneMatch, '"a"')).toBe(true),
)

test.each([undefined, '', '"b"', 'a', '"aa"', 'W/"b", "A"'])(
  'If-None-Match: %s does not match the validator "a"',
  (ifNoneMatch) => expect(matchesEtag(ifNoneMatch, '"a"')).toBe(false),
)
