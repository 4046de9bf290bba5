import { styled } from 'styled-components'
import { Container } from '../../../design/layout/layout.ts'
import { token } from '../../../design/tokens.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'
import { Head } from '../Head.tsx'
import { MediaFigure } from '../MediaFigure.tsx'

/** Not higher than the window, so that a player's controls are in view. */
const Bleed = styled(MediaFigure)`
  img,
  video {
    max-height: min(90vh, 60rem);
    object-fit: cover;
  }
  figcaption {
    padding: 0 ${token('gutter')} ${token('s5')};
  }
`

const Top = styled(Container)`
  padding-top: ${token('section')};
  &:empty {
    padding-top: 0;
  }
`

/** From one edge of the window to the other. */
export function Wide({ data }: SectionProps<'media'>) {
  return (
    <SectionFrame data={data} flush>
      <Top>{(data.heading || data.lead) && <Head heading={data.heading} lead={data.lead} />}</Top>
      <Bleed data={data} />
    </SectionFrame>
  )
}
