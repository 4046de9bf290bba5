import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { StyleScope } from './StyleScope.tsx'

/** Has no box of its own, which sticky and full-bleed children need. */
export const Part = styled.div`
  display: contents;
`

/** Marks static HTML: its links are no components, so delegated listeners handle them. */
export const STATIC_ATTRIBUTE = 'data-static'
/** Dispatched on the window before an open page is rendered again. */
export const REFRESH_EVENT = 'refreshpage'
const mark = { [STATIC_ATTRIBUTE]: '' }

interface ServerOnlyProps {
  /** Id of the element in the document; the same on server and browser. */
  id: string
  /** The content on the server. In the browser undefined: the served HTML is preserved. */
  children?: ReactNode
}

/**
 * A part of the document that is rendered by the server and not hydrated. In the browser it has no
 * children and preserves the existing HTML, so that neither the components nor the content of the
 * part are sent a second time.
 */
export function ServerOnly({ id, children }: ServerOnlyProps) {
  if (children !== undefined)
    return (
      <Part id={id} {...mark}>
        <StyleScope isStatic>{children}</StyleScope>
      </Part>
    )
  return <StaticHtml id={id} html={readOriginalHtml(id)} />
}

/** @param props.html rendered by the server: with this document, or earlier for all documents */
export function StaticHtml({ id, html }: { id: string; html: string }) {
  return (
    <Part
      id={id}
      {...mark}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that React rendered
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

const originalHtml = new Map<string, string>()

/** Read once, before anything in the browser changes it, in case React renders it again. */
function readOriginalHtml(id: string): string {
  if (typeof document === 'undefined') return ''
  const html = originalHtml.get(id) ?? document.getElementById(id)?.innerHTML ?? ''
  originalHtml.set(id, html)
  return html
}
