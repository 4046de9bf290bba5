import { expect, test } from 'vitest'
import { joinQuery } from './joinQuery.ts'

test.each([
  ['/careers', '?source=letter', '/careers?source=letter'],
  ['/careers#list', 'source=letter', '/careers?source=letter#list'],
  ['/careers?team=api', '?source=letter', '/careers?team=api&source=letter'],
  ['/careers?team=api#list', '?team=sales&source=letter', '/careers?team=api&source=letter#list'],
  ['/careers?team=api', '?team=sales', '/careers?team=api'],
  ['/careers', '', '/careers'],
  ['https://a.example/?next=/b?c=1', '?d=2', 'https://a.example/?next=/b?c=1&d=2'],
  ['/careers#a#b?c', '?d=2', '/careers?d=2#a#b?c'],
  ['/careers', '?flag&b=%20&c=~&d=a+b', '/careers?flag&b=%20&c=~&d=a+b'],
  ['/careers?b%63=1', '?%62c=2&a=%ff&&=x&a', '/careers?b%63=1&a=%ff&=x&a'],
])('%s with the query "%s" becomes %s', (location, query, joined) => {
  expect(joinQuery(location, query)).toBe(joined)
})
