import { styled } from 'styled-components'
import { ContentImage } from '../../content/ContentImage.tsx'
import { Container, Grid } from '../../design/layout/layout.ts'
import { below } from '../../design/media.ts'
import { token } from '../../design/tokens.ts'
import { SectionFrame } from '../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../types.ts'
import { Copy } from './Copy.tsx'

/** Six columns for the picture, five for the text. On a phone the text comes first. */
const Columns = styled(Grid)<{ $picture: 'left' | 'right' }>`
  row-gap: ${token('s6')};
  align-items: center;
  > :first-child {
    grid-column: ${({ $picture }) => ($picture === 'right' ? '1 / span 5' : '8 / -1')};
    grid-row: 1;
  }
  > img {
    grid-column: ${({ $picture }) => ($picture === 'right' ? '7 / -1' : '1 / span 6')};
    grid-row: 1;
    width: 100%;
    max-height: 44rem;
    object-fit: cover;
  }
  ${below(900)} {
    > :first-child,
    > img {
      grid-column: 1 / -1;
      grid-row: auto;
    }
  }
`

interface BesidePictureProps extends SectionProps<'textWithPicture'> {
  picture: 'left' | 'right'
}

/** Text on one side, the picture on the other. Without a picture the text has the same width. */
export function BesidePicture({ data, picture }: BesidePictureProps) {
  return (
    <SectionFrame data={data}>
      <Columns as={Container} $picture={data.picture?.asset ? picture : 'right'}>
        <Copy data={data} />
        <ContentImage value={data.picture} width={720} sizes="(min-width: 900px) 50vw, 100vw" />
      </Columns>
    </SectionFrame>
  )
}
