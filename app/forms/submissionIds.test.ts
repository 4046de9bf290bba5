import { describe, expect, test, vi } from 'vitest'
import { createSubmissionIds } from './submissionIds.ts'

describe('submission ids', () => {
  const counted = () => {
    let count = 0
    return createSubmissionIds(() => `id-${++count}`)
  }

  test('are the same while the same content is sent again', () => {
    const ids = counted()
    expect(ids.idFor({ email: 'a@b.co' })).toBe('id-1')
    expect(ids.idFor({ email: 'a@b.co' })).toBe('id-1')
  })

  test('are new for changed content, or the edit would be a repeat and be lost', () => {
    const ids = counted()
    ids.idFor({ email: 'a@b.co' })
    expect(ids.idFor({ email: 'a@b.com' })).toBe('id-2')
  })

  test('are new after a success', () => {
    const ids = counted()
    ids.idFor({ email: 'a@b.co' })
    expect(ids.lastIdOf({ email: 'a@b.co' })).toBe('id-1')
    ids.renew()
    expect(ids.lastIdOf({ email: 'a@b.co' })).toBeUndefined()
    expect(ids.idFor({ email: 'a@b.co' })).toBe('id-2')
  })

  test('are the same after a reload, for the restored content only', () => {
    const ids = counted()
    ids.restore('id-before', { email: 'a@b.co' })
    expect(ids.idFor({ email: 'a@b.co' })).toBe('id-before')
    expect(ids.idFor({ email: 'a@b.com' })).toBe('id-1')
  })

  test.each([
    [false, ''],
    [true, 'id-random'],
  ])('are random only in a secure context: %s', (isSecureContext, id) => {
    vi.stubGlobal('isSecureContext', isSecureContext)
    vi.stubGlobal('crypto', isSecureContext ? { randomUUID: () => 'id-random' } : {})
    try {
      expect(createSubmissionIds().idFor({ email: 'a@b.co' })).toBe(id)
    } finally {
      vi.unstubAllGlobals()
    }
  })
})
