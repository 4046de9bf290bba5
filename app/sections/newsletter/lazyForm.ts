import { lazy } from 'react'
import { REFRESH_EVENT } from '../../design/served.tsx'
import { formElementId, NEWSLETTER } from '../../forms/formNames.ts'

/**
 * The form, whose script is fetched when the form comes near: it stands far down on most pages,
 * and until then it is the server's HTML, which posts without a script. Also when the page is about
 * to be refreshed: React would hold the new page back until everything on it can be rendered.
 */
export const NewsletterForm = lazy(async () => {
  await comesNear(formElementId(NEWSLETTER))
  const module = await import('../../forms/newsletter/NewsletterForm.tsx')
  return { default: module.NewsletterForm }
})

/** Resolves at once where there is no such element yet: on the server, and after a navigation. */
function comesNear(elementId: string): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.getElementById(elementId)
  if (!element) return Promise.resolve()
  return new Promise((resolve) => {
    addEventListener(REFRESH_EVENT, () => resolve(), { once: true })
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: '50% 0px' },
    )
    observer.observe(element)
  })
}
