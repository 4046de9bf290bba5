/**
 * Where the full-screen menu gives way to the dropdowns: 1080 px at the browser's usual text size.
 * Counted in em, so that somebody who has doubled the text gets the menu that has room for it.
 */
export const withDropdowns = '@media (min-width:67.5em)'
export const withMobileMenu = '@media (max-width:67.49em)'

/**
 * The menus are popovers. Where a browser has none, the dropdowns are left out and the mobile
 * menu stands open in the page as a plain list.
 */
export const withPopovers = '@supports selector(:popover-open)'

/** Where pinned buttons would leave the links no room: a phone on its side, a page zoomed far in. */
export const withLittleHeight = '@media (max-height:28em)'
