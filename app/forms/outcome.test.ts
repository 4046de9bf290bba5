import { describe, expect, test } from 'vitest'
import { newsletter } from '../../submissions/definitions/newsletter.ts'
import { outcomeNotice, waitingTime } from './outcome.ts'

describe('the waiting time in a notice', () => {
  test.each([
    [0, '1 second'],
    [1, '1 second'],
    [41.2, '42 seconds'],
    [60, '1 minute'],
    [61, '2 minutes'],
  ])('%d seconds are %s', (seconds, text) => {
    expect(waitingTime(seconds)).toBe(text)
  })

  test('is part of the message of a limited post', () => {
    const { message } = outcomeNotice(
      { form: 'newsletter', status: 'limited', retryAfterSeconds: 30 },
      newsletter.texts,
    )
    expect(message).toContain('30 seconds')
  })
})
