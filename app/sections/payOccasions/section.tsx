import { styled } from 'styled-components'
import { RichText } from '../../content/portableText.tsx'
import { onGround } from '../../design/ground.ts'
import { Container, Section } from '../../design/layout/layout.ts'
import { VisuallyHidden } from '../../design/text/visually-hidden.ts'
import { token } from '../../design/tokens.ts'
import type { SectionProps } from '../types.ts'

const Speech = styled(Container)`
  p {
    font: 700 clamp(2.25rem, 1rem + 4.6vw, 5.5rem) / 1.04 ${token('display')};
    letter-spacing: -0.028em;
  }
  strong {
    color: ${onGround.accent};
  }
`

/** The page's one paragraph, as loud as a headline. */
export function PayOccasions({ data }: SectionProps<'payOccasions'>) {
  return (
    <Section>
      <Speech>
        <VisuallyHidden as="h2">{data.heading}</VisuallyHidden>
        <RichText value={data.words} />
      </Speech>
    </Section>
  )
}
