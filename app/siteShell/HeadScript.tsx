import { deferredStylesScript } from '../partialHydration/deferredStylesScript.ts'
import { markEditedFields } from '../partialHydration/editedFields.ts'
import { setScripting } from '../partialHydration/scripting.ts'
import { menuBehaviour } from './menuBehaviour.ts'

/**
 * Scripts that run before hydration: the attribute of the html element, edited fields, deferred
 * stylesheets, and the menus. They are in the head of the served document only; the browser does
 * not render them again.
 */
export function HeadScript() {
  const code = import.meta.env.SSR
    ? [setScripting, markEditedFields, deferredStylesScript, menuBehaviour].join(';')
    : ''
  return (
    <script
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of this program, no input
      dangerouslySetInnerHTML={{ __html: code }}
    />
  )
}
