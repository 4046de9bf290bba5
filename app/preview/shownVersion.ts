import type { PreviewInfo } from './previewInfo.ts'

/** Describes the previewed version, which may be equal to the published one. */
export function shownVersion({
  kind,
  perspective,
  expiresAt,
}: Pick<PreviewInfo, 'kind' | 'perspective' | 'expiresAt'>): string {
  if (perspective === 'published') return 'Showing the published page.'
  if (kind === 'shared')
    return `May include unpublished changes. You can see this page until ${time(expiresAt)}.`
  if (perspective === 'drafts') return 'Showing drafts. Visitors do not see them.'
  return 'Showing a release. Visitors see it when it is published.'
}

const TIME = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})

/** Ghana's time is UTC; server and browser have to render the same. */
function time(isoTime: string): string {
  return `${TIME.format(new Date(isoTime))} GMT`
}
