import { describe, expect, test } from 'vitest'
import { Invalidations } from './invalidations.ts'

const clock = { date: () => 0 }

describe('the list of invalidations', () => {
  test('reports a tag that changed after a position, and no other', () => {
    const log = new Invalidations(clock)
    log.add(['a', 'b'])
    const between = log.position
    log.add(['b'])
    expect(log.invalidated(['a'], 0)).toBe(true)
    expect(log.invalidated(['a'], between)).toBe(false)
    expect(log.invalidated(['c', 'b'], between)).toBe(true)
    expect(log.invalidated(['c'], 0)).toBe(false)
    expect(log.invalidated(['b'], log.position)).toBe(false)
  })

  test('reports every result if anything may have changed, and one without tags after any change', () => {
    const log = new Invalidations(clock)
    log.add(['a'])
    expect(log.invalidated([], 0)).toBe(true)
    log.add('all')
    const after = log.position
    expect(log.invalidated(['c'], after - 1)).toBe(true)
    expect(log.invalidated(['c'], after)).toBe(false)
    expect(log.invalidated([], after)).toBe(false)
  })

  test('counts a forgotten change as one of everything', () => {
    const log = new Invalidations(clock, { segmentTagsMax: 2, segmentsMax: 2 })
    log.add(['a', 'b'])
    log.add(['a', 'c'])
    expect(log.invalidated(['x'], 0)).toBe(false)
    log.add(['d', 'e'])
    expect(log.invalidated(['x'], 1)).toBe(true)
    expect(log.invalidated(['x'], 2)).toBe(false)
    expect(log.invalidated(['c'], 2)).toBe(false)
    expect(log.invalidated(['d'], 2)).toBe(true)
    log.add(['f', 'g', 'h', 'i'])
    expect(log.invalidated(['x'], 3)).toBe(true)
  })

  test('reports the last change of a tag that changed again after many others', () => {
    const log = new Invalidations(clock, { segmentTagsMax: 2, segmentsMax: 9 })
    log.add(['a', 'b'])
    log.add(['c', 'd'])
    log.add(['a'])
    expect(log.invalidated(['a'], 2)).toBe(true)
    expect(log.invalidated(['b', 'd'], 2)).toBe(false)
    expect(log.invalidated(['b'], 0)).toBe(true)
  })

  test('remembers the tags of an import of 20,000 documents', () => {
    const log = new Invalidations(clock)
    for (let n = 0; n < 400; n++) {
      log.add(['all', ...Array.from({ length: 200 }, (_, m) => `tag-${n}-${m}`)])
    }
    expect(log.invalidated(['of-another-document'], 0)).toBe(false)
    expect(log.invalidated(['tag-0-0'], 0)).toBe(true)
    expect(log.invalidated(['tag-0-0'], 1)).toBe(false)
    expect(log.invalidated(['all'], 399)).toBe(true)
  })

  test('distinguishes a tag that was named from one that may have changed with everything', () => {
    const log = new Invalidations(clock)
    log.add(['a'])
    expect(log.hasTagSince(['a'], 0)).toBe(true)
    expect(log.hasTagSince(['b'], 0)).toBe(false)
    log.add('all')
    expect(log.invalidated(['a'], 1)).toBe(true)
    expect(log.hasTagSince(['a'], 1)).toBe(false)
  })

  test('finds the position at a time, as far back as times are stored', () => {
    let date = 0
    const log = new Invalidations({ date: () => date }, { datesMax: 2 })
    for (date of [10, 20, 30]) log.add(['a'])
    expect(log.positionAt(35)).toBe(3)
    expect(log.positionAt(25)).toBe(2)
    expect(log.positionAt(15)).toBe(1)
    expect(log.positionAt(5)).toBe(-1)
    expect(log.invalidated(['x'], log.positionAt(5))).toBe(true)
  })

  test('has no position for a time before it was created', () => {
    const log = new Invalidations({ date: () => 100 })
    log.add(['a'])
    expect(log.positionAt(100)).toBe(1)
    expect(log.invalidated(['x'], log.positionAt(99))).toBe(true)
  })
})
