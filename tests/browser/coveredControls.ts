import type { Page } from 'playwright-core'

/**
 * @returns controls that a pointer does not reach, because something lies over the middle of their
 * first line
 */
export function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isReached = (control: Element) => {
      control.scrollIntoView({ block: 'center', behavior: 'instant' })
      const [box] = control.getClientRects()
      if (!box) return true
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      // Outside the window, such as the next slide of a carousel.
      if (!hit) return true
      return control.contains(hit) || hit.closest('label')?.control === control
    }
    const scrolledTo = scrollY
    const controls = ['a', 'button', 'summary', 'input', 'select', 'textarea']
    const selector = controls.map((name) => `:is(header, main, footer) ${name}`).join()
    const covered = [...document.querySelectorAll(selector)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !control.closest('[inert]') && !isReached(control))
    scrollTo({ top: scrolledTo, behavior: 'instant' })
    return covered.map(({ outerHTML }) => outerHTML.slice(0, 200))
  })
}
