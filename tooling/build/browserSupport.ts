/**
 * The oldest browsers in which everything that matters works; `docs/architecture.md` states the
 * policy. The build lowers syntax to it, and `npm run check:browsers` finds APIs outside it.
 */
export const OLDEST_BROWSERS = {
  chrome: 93,
  edge: 93,
  firefox: 102,
  safari: 15.4,
} as const

/** The same as a build target: WebViews and iOS browsers share their engines' versions. */
export const BUILD_TARGET = [
  ...Object.entries(OLDEST_BROWSERS).map(([name, version]) => `${name}${version}`),
  `ios${OLDEST_BROWSERS.safari}`,
]
