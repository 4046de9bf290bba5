import { ArtDirectedImage } from '../../content/ArtDirectedImage.tsx'
import { Container } from '../../design/layout/layout.ts'
import { Heading, Lead } from '../../design/text/text.ts'
import { SectionFrame } from '../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../types.ts'
import { Board, Head } from './styles.ts'

/** A menu drawn as a tree on an ink board; on phones it grows downwards. */
export function MenuTree({ data }: SectionProps<'menuTree'>) {
  const { heading, lead, picture, smallPicture } = data
  return (
    <SectionFrame data={data}>
      <Container>
        <Head>
          <Heading $size="d2">{heading}</Heading>
          {lead && <Lead $muted>{lead}</Lead>}
        </Head>
        {picture?.asset && (
          <Board>
            <ArtDirectedImage value={picture} small={smallPicture} width={1100} />
          </Board>
        )}
      </Container>
    </SectionFrame>
  )
}
