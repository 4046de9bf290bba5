import { styled } from 'styled-components'
import { ContentImage } from '../../../content/ContentImage.tsx'
import { Container } from '../../../design/layout/layout.ts'
import { token } from '../../../design/tokens.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'
import { Copy } from '../Copy.tsx'

const Picture = styled(ContentImage)`
  display: block;
  width: 100%;
  max-height: min(80vh, 46rem);
  margin-bottom: ${token('s7')};
  object-fit: cover;
`

/** The picture over the full width, the text under it. */
export function PictureAbove({ data }: SectionProps<'textWithPicture'>) {
  return (
    <SectionFrame data={data}>
      <Container>
        <Picture value={data.picture} width={1440} sizes="100vw" />
        <Copy data={data} />
      </Container>
    </SectionFrame>
  )
}
