/** For animations of scripts; styles use `media.reducedMotion`. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
