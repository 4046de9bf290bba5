import { createRouter as create, type Router, type RouterInit } from '@remix-run/router'

/** The router, idle again when the browser restores a document that was left for another one. */
export function createRouter(init: RouterInit): Router {
  const router = create(init)
  addEventListener('pageshow', ({ persisted }) => {
    // The navigation that loaded the other document never ends: its progress would stay, and the
    // next refresh of the page would repeat it.
    if (persisted && router.state.navigation.state !== 'idle') {
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    }
  })
  return router
}
