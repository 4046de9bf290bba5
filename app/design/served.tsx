import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { StyleScope } from './styleScope.tsx'

/** Its children stand in its parent as if it were not there: sticky and full-bleed parts need that. */
export const Part = styled.div`
  display: contents;
`

/** Marks what is served: links inside it are no components, and are looked after from outside. */
export const SERVED_ATTRIBUTE = 'data-served'
/** Sent to the window before a page that stays open is rendered anew. */
export const REFRESH_EVENT = 'refreshpage'
const mark = { [SERVED_ATTRIBUTE]: '' }

interface ServedProps {
  /** Of the element in the document; the same on server and browser. */
  id: string
  /** What to render. In the browser nothing: the HTML that was served stays. */
  children?: ReactNode
}

/**
 * A part of the document that is served and not hydrated. The server renders its children; the
 * browser is given none and keeps the HTML that stands there, so that neither the components nor
 * the content of the part are sent a second time.
 */
export function Served({ id, children }: ServedProps) {
  if (children !== undefined)
    return (
      <Part id={id} {...mark}>
        <StyleScope isStatic>{children}</StyleScope>
      </Part>
    )
  return <StaticHtml id={id} html={servedHtml(id)} />
}

/** @param props.html must come from this document itself */
export function StaticHtml({ id, html }: { id: string; html: string }) {
  return (
    <Part
      id={id}
      {...mark}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML of this document, unchanged
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

const kept = new Map<string, string>()

/** Read once, before anything in the browser changes it; needed if React ever makes it anew. */
function servedHtml(id: string): string {
  if (typeof document === 'undefined') return ''
  const html = kept.get(id) ?? document.getElementById(id)?.innerHTML ?? ''
  kept.set(id, html)
  return html
}
