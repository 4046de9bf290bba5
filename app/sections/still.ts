/**
 * Sections that do something in the browser: they hold state or handle events, so they are
 * hydrated. All others are links and native elements; they are served as HTML and left alone. A
 * test reads the sources and says when one is missing here, or should not be here.
 */
const typesWithBehaviour: ReadonlySet<string> = new Set([
  'carousel',
  'contactForm',
  'demoForm',
  'leadership',
  'missingPage',
  'newsletter',
  'openPositions',
  'serviceIndex',
  'statistics',
  'testimonialSlider',
])

/** @returns whether a section of this type needs nothing in the browser but its HTML */
export function isStill(type: string): boolean {
  return !typesWithBehaviour.has(type)
}
