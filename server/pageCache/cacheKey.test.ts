import { describe, expect, test } from 'vitest'
import { notFoundKey, readPageKey } from './cacheKey.ts'

const ROUTES = new Set(['routes/$', 'home'])
const keyOf = (target: string) => readPageKey(target, ROUTES)?.key

describe('requests that share a response', () => {
  test.each([
    ['/about-us', '/about-us'],
    ['/about-us?utm_source=mail&fbclid=x', '/about-us'],
    ['/about-us?', '/about-us'],
    ['/about-us?_data=routes/$', '/about-us'],
    ['/about-us.data', '/about-us.data'],
    ['/about-us.data?utm_source=mail', '/about-us.data'],
    ['/about-us.data?_routes=routes%2F%24&x=1', '/about-us.data?_routes=routes%2F%24'],
    ['/_root.data?_routes=home', '/_root.data?_routes=home'],
  ])('%s is cached under %s', (target, key) => {
    expect(keyOf(target)).toBe(key)
  })

  test.each([
    ['the response to a form', '/contact-us?sent=contact'],
    ['the data of a route that does not exist', '/about-us.data?_routes=made-up'],
    ['several routes at once', '/about-us.data?_routes=home,routes/$'],
    ['another host', 'http://nsaa.example/about-us'],
    ['anything endless', `/${'a'.repeat(2_000)}`],
  ])('%s is personal', (_what, target) => {
    expect(readPageKey(target, ROUTES)).toBeUndefined()
  })

  test('data is cached under the page it belongs to', () => {
    expect(readPageKey('/_root.data', ROUTES)?.path).toBe('/')
    expect(readPageKey('/about-us.data?_routes=home', ROUTES)?.path).toBe('/about-us')
  })
})

describe('paths that do not exist', () => {
  test.each([
    ['/nowhere', '/404'],
    ['/nowhere.data', '/404.data'],
    ['/_root.data', '/404.data'],
    ['/_rootless', '/404'],
    ['/nowhere.data?_routes=routes%2F%24', '/404.data?_routes=routes%2F%24'],
  ])('%s is answered like %s', (target, key) => {
    const pageKey = readPageKey(target, ROUTES)
    expect(pageKey && notFoundKey(pageKey)).toEqual({ path: '/404', key })
  })
})
