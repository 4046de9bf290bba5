import { createContext, useContext } from 'react'
import { SITE_SHELL_IDS } from '../content/elementIds.ts'
import { ServerOnly, StaticHtml } from '../partialHydration/StaticHtml.tsx'

/** HTML of header and footer; available on the server only. */
export interface SiteShell {
  header: string
  footer: string
}

type SiteShellPartName = keyof SiteShell

const SiteShellContext = createContext<SiteShell | null>(null)

/** Provides the rendered site shell to `SiteShellPart` on the server. */
export const SiteShellProvider = SiteShellContext.Provider

/**
 * A static part of the site shell, which is not hydrated. `SiteShellBehaviour` adds its behaviour
 * in the browser.
 */
export function SiteShellPart({ part }: { part: SiteShellPartName }) {
  const siteShell = useContext(SiteShellContext)
  const id = SITE_SHELL_IDS[part]
  return siteShell ? <StaticHtml id={id} html={siteShell[part]} /> : <ServerOnly id={id} />
}
