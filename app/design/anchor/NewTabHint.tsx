import { VisuallyHidden } from '../text/visuallyHidden.ts'

/** The equivalent of the outward arrow for screen readers. */
export function NewTabHint() {
  return <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
}
