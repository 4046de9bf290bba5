import { VisuallyHidden } from '../text/visually-hidden.ts'

/** Tells screen readers what the outward arrow tells everybody else. */
export function NewTabHint() {
  return <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
}
