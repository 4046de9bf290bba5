import type { PictureValue } from './ContentImage.tsx'
import { assetHref } from './links.ts'

interface PictureViewProps {
  /** A drawing (SVG) with several pictures as named views. */
  value: PictureValue | null | undefined
  /** Name of the view, an id inside the drawing. */
  view: string | null | undefined
  /** Size of the view, in CSS pixels. */
  width: number
  height: number
}

const VIEW_NAME = /^[a-z][\w-]*$/i

/**
 * One picture of a drawing with several views; the browser fetches the file once for all of them.
 * It has no text alternative: that of the drawing describes all of its views. Renders nothing
 * without a drawing.
 * @see https://www.w3.org/TR/SVG2/linking.html#SVGFragmentIdentifiers
 */
export function PictureView({ value, view, width, height }: PictureViewProps) {
  const url = value?.asset?.url
  if (!url || !view || !VIEW_NAME.test(view)) return null
  return (
    <img
      src={`${assetHref(url)}#${view}`}
      alt=""
      width={width}
      height={height}
      decoding="async"
      loading="lazy"
      // The file's own proportions are those of all its views together.
      style={{ aspectRatio: `${width}/${height}` }}
    />
  )
}
