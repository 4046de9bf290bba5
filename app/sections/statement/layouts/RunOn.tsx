import { styled } from 'styled-components'
import { RichText } from '../../../content/RichText.tsx'
import { Container } from '../../../design/layout/layout.ts'
import { media } from '../../../design/media.ts'
import { token } from '../../../design/tokens.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'
import { StatementLead } from '../StatementLead.tsx'

const Title = styled.h2`
  margin-bottom: 20px;
  font-weight: 650;
`

/** Between two items a thread of signal passes under one of ink. */
const Items = styled.ul`
  font-size: clamp(1.5rem, 0.9rem + 2.3vw, 3.125rem);
  font-weight: 600;
  line-height: 1.24;
  letter-spacing: -0.026em;
  li,
  p {
    display: inline;
  }
  li + li::before {
    content: '';
    display: inline-block;
    width: 0.62em;
    height: 0.62em;
    margin: 0 0.44em 0.02em;
    background:
      linear-gradient(90deg, transparent 38%, currentcolor 38% 62%, transparent 62%),
      linear-gradient(transparent 32%, ${token('signal')} 32% 68%, transparent 68%);
    ${media.forcedColors} {
      color: CanvasText;
      forced-color-adjust: none;
    }
    ${media.print} {
      content: '+';
      width: auto;
      height: auto;
    }
  }
`

/** Paragraphs that read as one, a crossing of threads between them. */
export function RunOn({ data }: SectionProps<'statement'>) {
  return (
    <SectionFrame data={data}>
      <Container>
        <Title>{data.heading}</Title>
        <Items>
          {data.words?.map((item) => (
            <li key={item._key}>
              <RichText value={[item]} />
            </li>
          ))}
        </Items>
        <StatementLead lead={data.lead} />
      </Container>
    </SectionFrame>
  )
}
