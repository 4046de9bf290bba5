import { beforeEach, expect, test } from 'vitest'
import { heapGuard } from './heap.ts'

/** Shares of the heap. */
let documents: number
let garbage: number
let collections: number
let isHeapFull: () => boolean
beforeEach(() => {
  documents = 0
  garbage = 0
  collections = 0
  isHeapFull = heapGuard({
    usedShare: () => documents + garbage,
    collectGarbage() {
      garbage = 0
      collections += 1
    },
  })
})

test('the heap, half is documents and garbage, is not full once garbage is collected', () => {
  documents = 0.4
  garbage = 0.2
  expect(isHeapFull()).toBe(false)
  expect(collections).toBe(1)
})

test('the heap, writes near the limit make little garbage each, collects it once for several', () => {
  documents = 0.49
  for (let write = 0; write < 60; write += 1) {
    garbage += 0.005
    expect(isHeapFull()).toBe(false)
  }
  expect(collections).toBeGreaterThan(0)
  expect(collections).toBeLessThanOrEqual(12)
})

test('the heap, documents grow with each write, is full within the growth that is not collected', () => {
  while (!isHeapFull() && documents < 1) documents += 0.005
  expect(documents).toBeGreaterThan(0.5)
  expect(documents).toBeLessThan(0.55)
})

test('the heap, it was full and documents are deleted, is not full any more', () => {
  documents = 0.6
  expect(isHeapFull()).toBe(true)
  documents = 0.3
  garbage = 0.3
  expect(isHeapFull()).toBe(false)
})
