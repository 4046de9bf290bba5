import type { ReactNode } from 'react'
import { ContentImage, type PictureValue } from './ContentImage.tsx'

const MARK_PX = 48

/**
 * The drawing an editor gave for a mark, as large as the site's own. It has no text alternative,
 * because the name is next to it.
 * @returns undefined where there is none, so that the site's own is shown
 */
export function customMark(
  picture: PictureValue | null | undefined,
  sizePx = MARK_PX,
): ReactNode | undefined {
  if (!picture?.asset?.url) return undefined
  return <ContentImage value={{ ...picture, alt: null }} height={sizePx} />
}
