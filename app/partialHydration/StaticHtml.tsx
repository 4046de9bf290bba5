import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { StyleScope } from './StyleScope.tsx'

/** Has no box of its own, which sticky and full-bleed children need. */
export const ContentsBox = styled.div`
  display: contents;
`

/** Marks static HTML: its links are no components, so delegated listeners handle them. */
export const STATIC_ATTRIBUTE = 'data-static'
const mark = { [STATIC_ATTRIBUTE]: '' }

interface ServerOnlyProps {
  /** Id of the element in the document; the same on server and browser. */
  id: string
  /** None in the browser if the document contains it: the served HTML is then preserved. */
  children?: ReactNode
}

/**
 * A part that is not hydrated. In a served document its HTML is preserved, so neither its code nor
 * its content is sent again. After a navigation inside the app it is rendered from its children.
 */
export function ServerOnly({ id, children }: ServerOnlyProps) {
  if (children != null && children !== false)
    return (
      <ContentsBox id={id} {...mark}>
        <StyleScope isStatic>{children}</StyleScope>
      </ContentsBox>
    )
  return <StaticHtml id={id} html={readOriginalHtml(id)} />
}

/** @param props.html rendered by the server: with this document, or earlier for all documents */
export function StaticHtml({ id, html }: { id: string; html: string }) {
  return (
    <ContentsBox
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
