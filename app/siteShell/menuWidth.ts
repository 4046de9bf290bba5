/**
 * The breakpoint between the full-screen menu and the dropdowns: 1080 px at the default text size.
 * In em, so that visitors with doubled text get the menu with enough space for it.
 */
export const withDropdowns = '@media (min-width:67.5em)'
export const withMobileMenu = '@media (max-width:67.49em)'

/**
 * The menus are popovers. A browser without them has no dropdowns, and the mobile menu is a list in
 * the page that a `<details>` before it folds.
 */
export const withPopovers = '@supports selector(:popover-open)'
export const withoutPopovers = '@supports not selector(:popover-open)'

/**
 * Where pinned buttons would leave no space for the links: a phone in landscape, a page zoomed far
 * in.
 */
export const onShortViewports = '@media (max-height:28em)'
