import { createContext, type ReactNode, useContext } from 'react'
import { styled } from 'styled-components'

/** What stands around every page, rendered; only the server ever has it. */
export interface Frame {
  header: ReactNode
  footer: ReactNode
}

type FramePart = keyof Frame

const FrameContext = createContext<Frame | null>(null)

/** The server's side: hands the rendered frame to `ServedPart`. */
export const FrameProvider = FrameContext.Provider

/** Its children stand in the body as if it were not there: sticky and full-bleed parts need that. */
const Part = styled.div`
  display: contents;
`

export const framePartId = (part: FramePart) => `site-${part}`

/**
 * A part of the frame. The server renders it; the browser keeps the HTML that was served, so
 * neither its components nor its content are sent a second time for hydration. What it needs in
 * the browser, `FrameBehaviour` adds to the elements that stand there.
 */
export function ServedPart({ part }: { part: FramePart }) {
  const frame = useContext(FrameContext)
  const id = framePartId(part)
  if (frame) return <Part id={id}>{frame[part]}</Part>
  return (
    <Part
      id={id}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the document's own HTML, as it stands
      dangerouslySetInnerHTML={{ __html: servedHtml(part) }}
    />
  )
}

const kept = new Map<FramePart, string>()

/** Read once, before anything in the browser changes it; needed if React ever makes it anew. */
function servedHtml(part: FramePart): string {
  if (typeof document === 'undefined') return ''
  const html = kept.get(part) ?? document.getElementById(framePartId(part))?.innerHTML ?? ''
  kept.set(part, html)
  return html
}
