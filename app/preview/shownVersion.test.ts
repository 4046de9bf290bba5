import { expect, test } from 'vitest'
import { shownVersion } from './shownVersion.ts'

const expiresAt = '2026-12-01T09:23:00Z'
const SHARED =
  'May include unpublished changes. You can see this page until 1 December at 09:23 GMT.'
const RELEASE = 'Showing a release. Visitors see it when it is published.'

test.each([
  ['editor', 'published', 'Showing the published page.'],
  ['editor', 'drafts', 'Showing drafts. Visitors do not see them.'],
  ['editor', 'rHUsyiGbg,drafts', RELEASE],
  ['editor', 'rHUsyiGbg', RELEASE],
  ['shared', 'published', 'Showing the published page.'],
  ['shared', 'drafts', SHARED],
  ['shared', 'rHUsyiGbg,drafts', SHARED],
] as const)(
  'a preview of kind %s and perspective %s is described as “%s”',
  (kind, perspective, text) => {
    expect(shownVersion({ kind, perspective, expiresAt })).toBe(text)
  },
)
