import { lateStylesBehaviour } from '../design/lateStylesBehaviour.ts'
import { menuBehaviour } from './menuBehaviour.ts'

/**
 * What works before React has loaded: styles that arrive late, and the menus. Stands in the head
 * of the served document; the browser's React has no use for the words a second time.
 */
export function HeadScript() {
  const code = import.meta.env.SSR ? `${lateStylesBehaviour};${menuBehaviour}` : ''
  return (
    <script
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of this program, no input
      dangerouslySetInnerHTML={{ __html: code }}
    />
  )
}
