import type { Page } from 'playwright-core'
import { contrastRatio } from '../contrast.ts'
import { hexOf } from './hexOf.ts'

/** WCAG 2.2, 1.4.11. */
const RATIO_MIN = 3

/**
 * Focuses each control of the page by script.
 * @returns controls whose focus ring is too close to the colour of the ground it is drawn on, and
 * the number of rings
 */
export async function faintFocusRings(page: Page): Promise<{ faint: string[]; count: number }> {
  const rings = await page.evaluate(() => {
    const selector = ['a', 'button', 'summary'].map((name) => `main ${name}`).join()
    return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((control) => {
      control.focus({ preventScroll: true })
      if (document.activeElement !== control) return []
      // With reduced motion everything has a transition of a millisecond.
      for (const change of control.getAnimations({ subtree: true })) {
        if (change instanceof CSSTransition) change.finish()
      }
      return ['', '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(control, part || null)
        if (style.outlineStyle === 'none' || (part && style.content === 'none')) return []
        const isPlaced = getComputedStyle(control).position !== 'static'
        const box = part && !isPlaced ? control.offsetParent : control
        const isInside = Number.parseFloat(style.outlineOffset) < 0
        let behind = isInside ? box : box?.parentElement
        while (behind && getComputedStyle(behind).backgroundColor === 'rgba(0, 0, 0, 0)') {
          behind = behind.parentElement
        }
        const ground = getComputedStyle(behind ?? document.body).backgroundColor
        return [{ html: control.outerHTML.slice(0, 200), ring: style.outlineColor, ground }]
      })
    })
  })
  const faint = rings.filter(
    ({ ring, ground }) => contrastRatio(hexOf(ring), hexOf(ground)) < RATIO_MIN,
  )
  return {
    faint: faint.map(({ html, ring, ground }) => `${ring} on ${ground}: ${html}`),
    count: rings.length,
  }
}
