import { Container } from '../../../design/layout/layout.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'
import { Head } from '../Head.tsx'
import { MediaFigure } from '../MediaFigure.tsx'

export function Column({ data }: SectionProps<'media'>) {
  return (
    <SectionFrame data={data}>
      <Container>
        <Head heading={data.heading} lead={data.lead} />
        <MediaFigure data={data} />
      </Container>
    </SectionFrame>
  )
}
