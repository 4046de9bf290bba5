import { parseLink } from '../../content/links.ts'

/** @returns the address of the frame; undefined if it is refused */
export function frameAddress(address: string | null): string | undefined {
  const link = parseLink(address)
  return link?.kind === 'page' || link?.kind === 'external' ? link.href : undefined
}

/**
 * This code is loaded before the browser renders the section for the first time. If another page is
 * open by then, the list is empty, and the document is loaded again without need.
 */
const servedFrames = import.meta.env.SSR ? [] : framesInDocument()

function framesInDocument(): string[] {
  const frames = document.querySelectorAll<HTMLIFrameElement>('main iframe')
  return Array.from(frames, ({ src }) => src)
}

/**
 * The policy of a document allows the origins of the frames that it was served with. A frame that an
 * editor has given another one is served with a new document.
 */
export function reloadIfBlocked(frame: HTMLIFrameElement | null): void {
  if (!frame) return
  const { origin } = new URL(frame.src)
  if (!servedFrames.some((address) => address.startsWith(`${origin}/`))) window.location.reload()
}
