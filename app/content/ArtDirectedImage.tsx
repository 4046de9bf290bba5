import { below } from '../design/media.ts'
import { ContentImage, type PictureValue, visibleSize } from './Image.tsx'
import { assetHref } from './links.ts'

interface ArtDirectedImageProps {
  value: PictureValue | null | undefined
  /** A version for windows under 760 px; without it, `value` is used there too. */
  small: PictureValue | null | undefined
  /** Layout width of `value` on a large screen, in CSS pixels. */
  width?: number
  loading?: 'eager' | 'lazy'
  fetchPriority?: 'high' | 'low' | 'auto'
}

const narrow = below(760).replace('@media ', '')

/**
 * A picture in two versions, because its text would be too small to read on a phone. The text
 * alternative is that of `value`, as both have the same content.
 * @see https://html.spec.whatwg.org/multipage/images.html#art-direction
 */
export function ArtDirectedImage({ value, small, ...rest }: ArtDirectedImageProps) {
  const url = small?.asset?.url
  const size = small && visibleSize(small)
  if (!value?.asset?.url) return null
  return (
    <picture>
      {url && size && (
        <source media={narrow} srcSet={assetHref(url)} width={size.width} height={size.height} />
      )}
      <ContentImage value={value} sizes="100vw" {...rest} />
    </picture>
  )
}
