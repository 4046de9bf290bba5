import { styled } from 'styled-components'
import { RichText } from '../../../content/RichText.tsx'
import { onGround } from '../../../design/ground.ts'
import { Container } from '../../../design/layout/layout.ts'
import { VisuallyHidden } from '../../../design/text/visuallyHidden.ts'
import { token } from '../../../design/tokens.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'
import { StatementLead } from '../StatementLead.tsx'

const Speech = styled.div`
  p {
    font: 700 clamp(2.25rem, 1rem + 4.6vw, 5.5rem) / 1.04 ${token('display')};
    letter-spacing: -0.028em;
  }
  p + p {
    margin-top: 0.4em;
  }
  strong {
    color: ${onGround.accent};
  }
`

/** The page's one paragraph, as loud as a headline. */
export function Large({ data }: SectionProps<'statement'>) {
  return (
    <SectionFrame data={data}>
      <Container>
        <VisuallyHidden as="h2">{data.heading}</VisuallyHidden>
        <Speech>
          <RichText value={data.words} />
        </Speech>
        <StatementLead lead={data.lead} />
      </Container>
    </SectionFrame>
  )
}
