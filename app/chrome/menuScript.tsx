import { menuBehaviour } from './menuBehaviour.ts'

/** Makes the menus complete before React has loaded. Stands in the document's head. */
export function MenuScript() {
  return (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this program, no input
      dangerouslySetInnerHTML={{ __html: menuBehaviour }}
    />
  )
}
