/** State of a history entry: requests of a navigation to its target page. */
export interface NavigationState {
  /** Open the newsletter dialog shortly after the navigation. */
  openNewsletter?: boolean
}

/** State of the links that open the newsletter dialog on their target page. */
export const newsletterState: NavigationState = { openNewsletter: true }

/** Marks the static links that have `newsletterState`. */
export const NEWSLETTER_ATTRIBUTE = 'data-newsletter'
