import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DraftsEnd } from './Changes.tsx'

test.each([
  [0, false, 'Everything is published.'],
  [0, true, 'Drafts not edited lately may be missing.'],
  [3, true, 'Drafts not edited lately may be missing.'],
  [101, false, 'Too many to list. These were edited last;'],
])('%i drafts of a list that is truncated (%s) end with “%s”', (count, isTruncated, text) => {
  expect(renderToStaticMarkup(<DraftsEnd count={count} isTruncated={isTruncated} />)).toContain(
    text,
  )
})

test.each([1, 100])('%i drafts of a complete list end without a note', (count) => {
  expect(renderToStaticMarkup(<DraftsEnd count={count} isTruncated={false} />)).toBe('')
})
