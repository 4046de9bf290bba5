import { styled } from 'styled-components'
import { ContentImage, imageSources, visibleSize } from '../../content/ContentImage.tsx'
import { assetHref } from '../../content/links.ts'
import { Text } from '../../design/text/text.ts'
import { token } from '../../design/tokens.ts'
import type { SectionProps } from '../types.ts'

const Figure = styled.figure`
  img,
  video {
    display: block;
    width: 100%;
    height: auto;
  }
  video {
    background: ${token('ink')};
  }
`

const Caption = styled(Text)`
  margin-top: ${token('s3')};
`

/** A video's own proportions until those of its picture are known. */
const WIDESCREEN = { width: 1280, height: 720 }

interface MediaFigureProps extends SectionProps<'media'> {
  className?: string
}

/** The picture, or the browser's own player with it as the poster; nothing loads before "play". */
export function MediaFigure({ data, className }: MediaFigureProps) {
  const { picture, video, captions, caption } = data
  const poster = picture && imageSources(picture, { width: 1440 })
  const track = captions && assetHref(captions)
  return (
    <Figure className={className}>
      {video?.url ? (
        <video
          controls
          playsInline
          // Captions of another origin load only with CORS, which a hosted lake's assets allow.
          crossOrigin={track && !track.startsWith('/') ? 'anonymous' : undefined}
          preload={poster ? 'none' : 'metadata'}
          poster={poster?.src}
          aria-label={picture?.alt || undefined}
          {...((picture && visibleSize(picture)) ?? WIDESCREEN)}
        >
          <source src={assetHref(video.url)} type={video.mimeType ?? undefined} />
          {track && <track kind="captions" src={track} srcLang="en" label="English" default />}
          <a href={assetHref(video.url)}>{data.heading ?? 'Watch the video'}</a>
        </video>
      ) : (
        <ContentImage value={picture} width={1440} sizes="100vw" />
      )}
      {caption && (
        <Caption as="figcaption" $small $muted>
          {caption}
        </Caption>
      )}
    </Figure>
  )
}
