import { describe, expect, test } from 'vitest'
import { callToAction } from './callToAction.ts'

const lead = callToAction.fields.find(({ name }) => name === 'lead')

/** Whether the form hides the lead of a section with these values. */
function isHidden(parent: { layout?: string }): boolean {
  const hidden = lead?.hidden
  return typeof hidden === 'function'
    ? hidden({ parent, document: undefined, value: undefined, currentUser: null, path: [] })
    : Boolean(hidden)
}

describe('the form of a call to action', () => {
  test('hides the lead only in the layout that does not show it', () => {
    expect(lead).toBeDefined()
    expect(isHidden({ layout: 'nextPage' })).toBe(true)
    for (const layout of ['closing', 'colourField', 'shortCode']) {
      expect(isHidden({ layout })).toBe(false)
    }
    expect(isHidden({})).toBe(false)
  })
})
