import { below } from '../design/media.ts'
import { ContentImage, imageSources, type PictureValue } from './ContentImage.tsx'

interface ArtDirectedImageProps {
  value: PictureValue | null | undefined
  /** A version for windows under 760 px; without it, `value` is used there too. */
  small: PictureValue | null | undefined
  /** Layout width of `value` on a large screen, in CSS pixels. */
  width?: number
  priority?: boolean
}

const SMALL_WINDOW_PX = 760
const narrow = below(SMALL_WINDOW_PX).replace('@media ', '')

/**
 * A picture in two versions, because its text would be too small to read on a phone. The text
 * alternative is that of `value`, as both have the same content.
 * @see https://html.spec.whatwg.org/multipage/images.html#art-direction
 */
export function ArtDirectedImage({ value, small, ...rest }: ArtDirectedImageProps) {
  if (!value?.asset?.url) return null
  const source = small && imageSources(small, { widthMax: SMALL_WINDOW_PX })
  return (
    <picture>
      {source && (
        <source
          media={narrow}
          srcSet={source.srcSet ?? source.src}
          sizes={source.srcSet && '100vw'}
          {...source.size}
        />
      )}
      <ContentImage
        value={value}
        hotspotOnPhones={source ? small : undefined}
        sizes="100vw"
        {...rest}
      />
    </picture>
  )
}
