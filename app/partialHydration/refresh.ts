let announce = () => {}

/**
 * Resolves before the open page is first rendered again. React delays the new page until everything
 * on it can be rendered, so code that waits until its element comes near is loaded then. A promise,
 * because some of that code begins to wait after the announcement.
 */
export const firstRefresh = new Promise<void>((resolve) => {
  announce = resolve
})

/** Called before the open page is rendered again, at the latest when it has been. */
export const announceRefresh = () => announce()
