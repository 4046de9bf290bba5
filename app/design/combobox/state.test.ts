import { describe, expect, test } from 'vitest'
import {
  type ComboboxState,
  eventOfKey,
  initialState,
  matchingOptions,
  reduce,
  splitAtMatch,
} from './state.ts'

const options = ['Fintech', 'Health', 'Technology']

/** Types the keys one after another, as the component does. */
function press(state: ComboboxState, ...keys: string[]): ComboboxState {
  return keys.reduce((current, key) => {
    const event = eventOfKey(key, current, matchingOptions(options, current.filter))
    return event ? reduce(current, event) : current
  }, state)
}

describe('keys', () => {
  test('arrows open the list, move through it and wrap around', () => {
    const closed = initialState('')
    expect(press(closed, 'ArrowDown')).toEqual({ ...closed, open: true, active: 0 })
    expect(press(closed, 'ArrowUp').active).toBe(2)
    expect(press(closed, 'ArrowDown', 'ArrowDown').active).toBe(1)
    expect(press(closed, 'ArrowDown', 'ArrowUp').active).toBe(2)
    expect(press(closed, 'ArrowUp', 'ArrowDown').active).toBe(0)
  })

  test('arrows do nothing without a match', () => {
    expect(press({ ...initialState('xyz'), filter: 'xyz' }, 'ArrowDown').open).toBe(false)
  })

  test('Enter selects the active option, and otherwise submits the form', () => {
    const walked = press(reduce(initialState(''), { type: 'typed', value: 'te' }), 'ArrowDown')
    expect(press(walked, 'Enter')).toEqual(initialState('Fintech'))
    expect(initialState('Fintech').filter, 'all are shown for another choice').toBe('')
    expect(eventOfKey('Enter', initialState('te'), ['Fintech'])).toBeUndefined()
  })

  test('Escape first closes, then empties', () => {
    const typed = reduce(initialState(''), { type: 'typed', value: 'te' })
    const closed = press(typed, 'Escape')
    expect(closed).toEqual({ ...typed, open: false })
    expect(press(closed, 'Escape').value).toBe('')
    expect(eventOfKey('Escape', initialState(''), options)).toBeUndefined()
  })
})

test('typing and moving the caret deactivate the option', () => {
  const active = press(initialState(''), 'ArrowDown')
  expect(reduce(active, { type: 'typed', value: 'h' }).active).toBeUndefined()
  expect(reduce(active, { type: 'caretMoved' })).toEqual({ ...active, active: undefined })
})

test('options match at any position, case-insensitively', () => {
  expect(matchingOptions(options, ' TE')).toEqual(['Fintech', 'Technology'])
  expect(matchingOptions(options, '')).toEqual(options)
  expect(matchingOptions(options, 'zz')).toEqual([])
})

test('the match is separated from the text around it', () => {
  expect(splitAtMatch('Fintech', 'TE')).toEqual(['Fin', 'te', 'ch'])
  expect(splitAtMatch('Health', '')).toEqual(['Health', '', ''])
})
