import { beforeEach, expect, test } from 'vitest'
import { ManualClock } from '../../tests/manualClock.ts'
import { CircuitBreaker } from './circuitBreaker.ts'

let clock: ManualClock
let circuit: CircuitBreaker

beforeEach(() => {
  clock = new ManualClock()
  circuit = new CircuitBreaker({
    clock,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    random: () => 0,
    backoffMs: 1_000,
    backoffMaxMs: 8_000,
    reachedBefore: undefined,
  })
})

const fail = () => circuit.recordFailure(new Error('the connection was reset'))

test('a failure opens the circuit, and one probe is sent when the backoff is over', () => {
  fail()
  expect(circuit.isClosed).toBe(false)
  expect(circuit.tryAcquire()).toBe(false)
  clock.pass(1_000)
  expect(circuit.tryAcquire()).toBe(true)
  expect(circuit.tryAcquire(), 'a single probe').toBe(false)
})

test('each failed probe doubles the backoff, and a success closes the circuit', () => {
  for (const backoffMs of [1_000, 2_000, 4_000, 8_000, 8_000]) {
    fail()
    expect(circuit.remainingBackoffMs).toBe(backoffMs)
    clock.pass(backoffMs)
    expect(circuit.tryAcquire()).toBe(true)
  }
  expect(circuit.recordSuccess()).toBe('outage')
  expect(circuit.isClosed).toBe(true)
  expect(circuit.tryAcquire()).toBe(true)
})

test('a slow query half-opens the circuit: its own result decides', () => {
  circuit.recordSlow()
  expect(circuit.tryAcquire()).toBe(false)
  expect(circuit.recordSuccess()).toBe('slowness')
  expect(circuit.isClosed).toBe(true)
})

test('a reconnect closes the circuit, and the next failure continues the backoff', () => {
  fail()
  circuit.close()
  expect(circuit.tryAcquire()).toBe(true)
  fail()
  expect(circuit.remainingBackoffMs).toBe(2_000)
  circuit.close()
  expect(circuit.recordSuccess()).toBe('outage')
})
