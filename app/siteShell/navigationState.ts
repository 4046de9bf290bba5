/** State of a history entry: requests of a navigation to its target page. */
export interface NavigationState {
  /** Open the newsletter dialog shortly after the navigation. */
  openNewsletter?: boolean
}

/** State of the links that open the newsletter dialog on their target page. */
export const newsletterState: NavigationState = { openNewsletter: true }

/** Marks the static links that have `newsletterState`. */
export const NEWSLETTER_ATTRIBUTE = 'data-newsletter'

/**
 * Has the address of a link in HTML that is rendered once for all pages. No page is served with it:
 * the link to the current page is marked instead.
 */
export const MENU_LINK_ATTRIBUTE = 'data-menu-link'
