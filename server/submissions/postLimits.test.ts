import { expect, test } from 'vitest'
import { clientKey } from '../http/limits/clientAddress.ts'
import { createPostLimits } from './postLimits.ts'

const create = () => createPostLimits({ now: () => 0 })

test('a client may send 60 posts in a burst, whatever its address', () => {
  for (const address of ['203.0.113.7', '2001:db8:1:2::9']) {
    const consume = create()
    for (let post = 0; post < 60; post += 1) expect(consume(clientKey(address))).toBe(0)
    expect(consume(clientKey(address))).toBe(2)
  }
})

test('600 posts from different networks of one IPv6 /48 use up its limit, not that of others', () => {
  const consume = create()
  const post = (network: number) => consume(clientKey(`2001:db8:1:${network.toString(16)}::9`))
  for (let network = 0; network < 600; network += 1) expect(post(network)).toBe(0)
  expect(post(600)).toBe(1)
  expect(consume(clientKey('2001:db8:2::9')), 'another /48').toBe(0)
  expect(consume(clientKey('203.0.113.7')), 'an IPv4 address').toBe(0)
})
