import { createContext, useContext } from 'react'
import { ServerOnly, StaticHtml } from '../design/StaticHtml.tsx'

/** HTML of header and footer; available on the server only. */
export interface Frame {
  header: string
  footer: string
}

type FramePart = keyof Frame

const FrameContext = createContext<Frame | null>(null)

/** Provides the rendered frame to `StaticFramePart` on the server. */
export const FrameProvider = FrameContext.Provider

export const framePartId = (part: FramePart) => `site-${part}`

/**
 * A static part of the frame, which is not hydrated. `FrameBehaviour` adds its behaviour in the
 * browser.
 */
export function StaticFramePart({ part }: { part: FramePart }) {
  const frame = useContext(FrameContext)
  const id = framePartId(part)
  return frame ? <StaticHtml id={id} html={frame[part]} /> : <ServerOnly id={id} />
}
