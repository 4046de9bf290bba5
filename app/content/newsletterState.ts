import { isRecord } from './isRecord.ts'

/** State of a history entry, for a link that opens the newsletter dialog on its target page. */
export const newsletterState = { openNewsletter: true }

/** @returns whether the newsletter dialog opens shortly after the navigation to this entry */
export function opensNewsletter(state: unknown): boolean {
  return isRecord(state) && state.openNewsletter === true
}
