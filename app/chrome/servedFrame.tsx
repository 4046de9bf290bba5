import { createContext, type ReactNode, useContext } from 'react'
import { Served } from '../design/served.tsx'

/** What stands around every page, rendered; only the server ever has it. */
export interface Frame {
  header: ReactNode
  footer: ReactNode
}

type FramePart = keyof Frame

const FrameContext = createContext<Frame | null>(null)

/** The server's side: hands the rendered frame to `FramePart`. */
export const FrameProvider = FrameContext.Provider

export const framePartId = (part: FramePart) => `site-${part}`

/**
 * A part of the frame, served and not hydrated. What it needs in the browser, `FrameBehaviour`
 * adds to the elements that stand there.
 */
export function ServedPart({ part }: { part: FramePart }) {
  const frame = useContext(FrameContext)
  return <Served id={framePartId(part)}>{frame?.[part]}</Served>
}
