/** What a navigation inside the site may ask of the page it leads to (the history entry's state). */
export interface NavigationState {
  /** The newsletter dialog opens a moment after arrival. */
  openNewsletter?: boolean
}

/** Carried by the links whose page should offer the newsletter. */
export const newsletterState: NavigationState = { openNewsletter: true }

/** Stands on the served links that carry `newsletterState`. */
export const NEWSLETTER_ATTRIBUTE = 'data-newsletter'
