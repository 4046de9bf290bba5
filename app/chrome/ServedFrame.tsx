import { createContext, type ReactNode, useContext } from 'react'
import { ServerOnly } from '../design/Served.tsx'

/** The rendered header and footer; available on the server only. */
export interface Frame {
  header: ReactNode
  footer: ReactNode
}

type FramePart = keyof Frame

const FrameContext = createContext<Frame | null>(null)

/** Provides the rendered frame to `ServedPart` on the server. */
export const FrameProvider = FrameContext.Provider

export const framePartId = (part: FramePart) => `site-${part}`

/**
 * A static part of the frame, which is not hydrated. `FrameBehaviour` adds its behaviour in the
 * browser.
 */
export function StaticFramePart({ part }: { part: FramePart }) {
  const frame = useContext(FrameContext)
  return <ServerOnly id={framePartId(part)}>{frame?.[part]}</ServerOnly>
}
