/** Marks the static links that open the newsletter dialog on their target page. */
export const NEWSLETTER_ATTRIBUTE = 'data-newsletter'

/**
 * Has the address of a link in HTML that is rendered once for all pages. No page is served with it:
 * the link to the current page is marked instead.
 */
export const MENU_LINK_ATTRIBUTE = 'data-menu-link'
