import { describe, expect, test } from 'vitest'
import { RateLimiter } from './rateLimiter.ts'

const LIMIT = { burst: 60, refillMs: 2_000 }

describe('rate limits of a client', () => {
  test('allow a burst of many phones behind one address, then return the seconds to wait', () => {
    let nowMs = 0
    const limits = new RateLimiter({ now: () => nowMs }, LIMIT)
    for (let n = 0; n < 60; n += 1) expect(limits.consume('102.176.0.1')).toBe(0)
    expect(limits.consume('102.176.0.1')).toBe(2)
    expect(limits.consume('102.176.0.2')).toBe(0)
    nowMs += 2_000
    expect(limits.consume('102.176.0.1')).toBe(0)
    expect(limits.consume('102.176.0.1')).toBe(2)
  })

  test('bound the number of remembered clients', () => {
    const limits = new RateLimiter({ now: () => 0 }, LIMIT)
    for (let n = 0; n < 60; n += 1) limits.consume('first')
    for (let n = 0; n < 10_000; n += 1) limits.consume(`client ${n}`)
    expect(limits.consume('first')).toBe(0)
  })
})
