import { describe, expect, test } from 'vitest'
import { RateLimiter } from './rateLimiter.ts'

describe('rate limits of a client', () => {
  test('allow a burst of many phones behind one address, then return the seconds to wait', () => {
    let nowMs = 0
    const limits = new RateLimiter(() => nowMs)
    for (let n = 0; n < 60; n += 1) expect(limits.consume('102.176.0.1')).toBe(0)
    expect(limits.consume('102.176.0.1')).toBe(2)
    expect(limits.consume('102.176.0.2')).toBe(0)
    nowMs += 2_000
    expect(limits.consume('102.176.0.1')).toBe(0)
    expect(limits.consume('102.176.0.1')).toBe(2)
  })

  test('count an IPv6 /64 network as one client, and an IPv4-mapped IPv6 address as its IPv4 address', () => {
    const limits = new RateLimiter(() => 0)
    for (let n = 0; n < 60; n += 1) limits.consume(`2001:db8:1:2:${n}::1`)
    expect(limits.consume('2001:db8:1:2:ffff::9')).toBeGreaterThan(0)
    expect(limits.consume('2001:db8:1:3::1')).toBe(0)
    for (let n = 0; n < 60; n += 1) limits.consume('::ffff:10.0.0.1')
    expect(limits.consume('10.0.0.1')).toBeGreaterThan(0)
  })

  test('bound the number of remembered clients', () => {
    const limits = new RateLimiter(() => 0)
    for (let n = 0; n < 60; n += 1) limits.consume('first')
    for (let n = 0; n < 10_000; n += 1) limits.consume(`client ${n}`)
    expect(limits.consume('first')).toBe(0)
  })
})
