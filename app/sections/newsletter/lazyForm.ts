import { lazy } from 'react'
import { formElementId, NEWSLETTER } from '../../forms/formNames.ts'
import { firstRefresh } from '../../partialHydration/refresh.ts'
import { whenIntersecting } from '../../partialHydration/whenIntersecting.ts'

/**
 * The form, whose script is loaded when the form comes near: it is far down on most pages, and
 * until then it is the server's HTML, which posts without JavaScript. It is also loaded before a
 * refresh (`refresh.ts`).
 */
export const NewsletterForm = lazy(async () => {
  await comesNear(formElementId(NEWSLETTER))
  const module = await import('../../forms/newsletter/NewsletterForm.tsx')
  return { default: module.NewsletterForm }
})

/**
 * Resolves immediately if the element does not exist yet: on the server, and after a navigation.
 */
function comesNear(elementId: string): Promise<void> {
  const element = typeof document === 'undefined' ? null : document.getElementById(elementId)
  if (!element) return Promise.resolve()
  return new Promise((resolve) => {
    void firstRefresh.then(resolve)
    whenIntersecting(element, { rootMargin: '50% 0px' }, resolve)
  })
}
