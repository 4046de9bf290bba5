import { describe, expect, test } from 'vitest'
import { createDraft, type DraftStorage } from './draft.ts'

function memory(): DraftStorage & { texts: Map<string, string> } {
  const texts = new Map<string, string>()
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => texts.set(key, text),
    removeItem: (key) => texts.delete(key),
  }
}

describe('a draft', () => {
  test('returns the input, for its own form only', () => {
    const storage = memory()
    createDraft('contact', () => storage).write({ firstName: 'Akosua', email: '' })
    expect(createDraft('contact', () => storage).read()).toEqual({
      values: { firstName: 'Akosua', email: '' },
    })
    expect(createDraft('newsletter', () => storage).read()).toBeUndefined()
  })

  test('returns the id of the sent input until the input changes', () => {
    const storage = memory()
    const draft = createDraft('contact', () => storage)
    draft.write({ email: 'a@b.co' }, 'an-id')
    expect(draft.read()).toEqual({ values: { email: 'a@b.co' }, sentId: 'an-id' })
    draft.write({ email: 'a@b.com' })
    expect(draft.read()).toEqual({ values: { email: 'a@b.com' } })
  })

  test('a draft of an earlier version, without an id, is returned', () => {
    const storage = memory()
    storage.texts.set('form-draft:contact', '{"email":"a@b.co"}')
    expect(createDraft('contact', () => storage).read()).toEqual({ values: { email: 'a@b.co' } })
  })

  test('once it is cleared the tab has no input, but stores that the form is empty', () => {
    const storage = memory()
    const draft = createDraft('contact', () => storage)
    draft.write({ firstName: 'Akosua' }, 'an-id')
    draft.clear()
    expect([...storage.texts.values()]).toEqual(['{}'])
    expect(draft.read()).toEqual({ values: {} })
  })

  test.each([
    ['', undefined],
    ['not JSON', undefined],
    ['null', undefined],
    ['[1]', undefined],
    ['{"email":{"a":1}}', { values: {} }],
    ['{"$sent":null}', { values: {} }],
  ])('reads the stored text %j as %j', (text, expected) => {
    const storage = memory()
    storage.texts.set('form-draft:contact', text)
    expect(createDraft('contact', () => storage).read()).toEqual(expected)
  })

  test('is not stored above the maximum length of a form', () => {
    const storage = memory()
    createDraft('contact', () => storage).write({ message: 'x'.repeat(70_000) })
    expect(storage.texts.size).toBe(0)
  })

  test('is empty if the browser refuses storage', () => {
    const draft = createDraft('contact', () => {
      throw new DOMException('denied', 'SecurityError')
    })
    draft.write({ email: 'a@b.co' })
    draft.clear()
    expect(draft.read()).toBeUndefined()
  })
})
