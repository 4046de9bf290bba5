import { expect, test } from 'vitest'
import { withRequestQuery } from './redirectQuery.ts'

const to = (location: string) => ['content-length', '0', 'location', location]

test("a redirect appends the request's query to its destination", () => {
  const location = (target: string, destination: string) =>
    withRequestQuery(target, 301, to(destination))[3]
  expect(location('/old?utm_source=letter&b=2', '/new')).toBe('/new?utm_source=letter&b=2')
  expect(location('/old', '/new#fees')).toBe('/new#fees')
  expect(location('/old?a=1', '/new#fees')).toBe('/new?a=1#fees')
  expect(location('/old?a=1&b=%0d%0aset-cookie:x', '/new?a=fixed')).toBe(
    '/new?a=fixed&b=%0d%0aset-cookie:x',
  )
  expect(location('/old?b=2', '/new?place=a%20b')).toBe('/new?place=a%20b&b=2')
  expect(location('/old?', 'https://docs.nsaa.example/')).toBe('https://docs.nsaa.example/')
})

test('a page is sent unchanged, whatever its query', () => {
  const headers = to('/anything')
  expect(withRequestQuery('/page?a=1', 200, headers)).toBe(headers)
})
