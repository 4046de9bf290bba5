import { deferredStylesScript } from '../partialHydration/deferredStylesScript.ts'
import { menuBehaviour } from './menuBehaviour.ts'

/**
 * Scripts that run before hydration: deferred stylesheets, and the menus. They are in the head of
 * the served document only; the browser does not render them again.
 */
export function HeadScript() {
  const code = import.meta.env.SSR ? `${deferredStylesScript};${menuBehaviour}` : ''
  return (
    <script
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of this program, no input
      dangerouslySetInnerHTML={{ __html: code }}
    />
  )
}
