/**
 * The five widths, in CSS pixels, at which the layout changes. At 1080 the menu goes full-screen.
 */
export type BreakpointPx = 520 | 760 | 900 | 1080 | 1320

/** @returns a media query for windows at least this wide */
export function from(widthPx: BreakpointPx): string {
  return `@media (min-width:${widthPx}px)`
}

/** @returns a media query for windows narrower than this; never overlaps with `from(widthPx)` */
export function below(widthPx: BreakpointPx): string {
  return `@media (max-width:${widthPx - 0.02}px)`
}

/** Queries about the visitor rather than the window. */
export const media = {
  /** A pointer that can hover; nothing depends on hover alone. */
  hover: '@media (hover:hover)',
  reducedMotion: '@media (prefers-reduced-motion:reduce)',
  motionAllowed: '@media (prefers-reduced-motion:no-preference)',
  /** High-contrast modes replace backgrounds and shadows, so edges must be borders there. */
  forcedColors: '@media (forced-colors:active)',
  print: '@media print',
} as const
