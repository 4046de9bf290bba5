import type { ReactNode } from 'react'
import { DEFERRED_ATTRIBUTE, deferredStylesId } from './deferredStylesScript.ts'
import { ServerOnly } from './StaticHtml.tsx'
import { type StylePart, StyleScope, useStyleScopes } from './StyleScope.tsx'

/**
 * Styles that a first view does not need are in a deferred stylesheet, linked right before the
 * first element that needs it. Everything above is painted while it loads
 * (`deferredStylesScript.ts`). Sections have one for each page, the site shell has its own.
 */
export type DeferredPart = Exclude<StylePart, 'head'>
export const DEFERRED_PARTS: readonly DeferredPart[] = ['sections', 'shell']

/** The link itself, and the one for browsers without JavaScript. */
export function deferredStylesLink(part: DeferredPart, href: string): string {
  const link = `<link rel="stylesheet" href="${href}"`
  return `${link} media="print" fetchpriority="high" ${DEFERRED_ATTRIBUTE}="${part}"/><noscript>${link}/></noscript>`
}

interface DeferredProps {
  of: DeferredPart
  children: ReactNode
}

/** Its children are styled by the deferred stylesheet. Comes after `DeferredStyles`. */
export function Deferred({ of, children }: DeferredProps) {
  return <StyleScope part={of}>{children}</StyleScope>
}

/** The link. Only in a served document; a navigation inside the app inserts its styles. */
export function DeferredStyles({ of }: Pick<DeferredProps, 'of'>) {
  const onServer = useStyleScopes()
  return (
    <ServerOnly id={deferredStylesId(of)}>
      {/* The server replaces it by the link once the URL of the stylesheet is known. */}
      {onServer ? <template data-deferred-styles={of} /> : undefined}
    </ServerOnly>
  )
}
