import type { Page } from 'playwright-core'

const SLIDE = '[aria-roledescription=slide]'

/**
 * @returns how many slides of the home page's carousel, and of its testimonials, can be read where
 * no other slide is
 */
export function legibleSlides(page: Page): Promise<number[]> {
  return page.evaluate(
    (texts) => {
      const isShown = (element: Element | null): boolean => {
        if (!element) return true
        const { opacity, visibility } = getComputedStyle(element)
        return opacity === '1' && visibility === 'visible' && isShown(element.parentElement)
      }
      return texts.map((text) => {
        const shown = [...document.querySelectorAll(text)].filter(isShown)
        return new Set(shown.map((element) => element.getBoundingClientRect().top)).size
      })
    },
    [`${SLIDE} h2`, `${SLIDE} blockquote`],
  )
}
