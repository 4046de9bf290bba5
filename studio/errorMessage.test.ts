import { expect, test } from 'vitest'
import { errorMessage } from './errorMessage.ts'

test.each([
  'Failed to fetch',
  'NetworkError when attempting to fetch resource.',
  'Load failed',
  'Could not establish EventSource connection',
])(
  'errorMessage replaces the message of a browser or a listener without a response: %s',
  (message) => {
    expect(errorMessage(new TypeError(message))).toBe('the website is not responding')
  },
)

test.each([new Error('Choose a page.'), 'Choose a page.'])(
  'errorMessage returns any other message unchanged: %s',
  (error) => expect(errorMessage(error)).toBe('Choose a page.'),
)
