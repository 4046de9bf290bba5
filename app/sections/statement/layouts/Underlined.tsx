import { styled } from 'styled-components'
import { RichText } from '../../../content/RichText.tsx'
import { Container } from '../../../design/layout/layout.ts'
import { below } from '../../../design/media.ts'
import { typeStyles } from '../../../design/text/styles.ts'
import { Text } from '../../../design/text/text.ts'
import { token } from '../../../design/tokens.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'
import { StatementLead } from '../StatementLead.tsx'

const Title = styled.h2`
  ${typeStyles.label}
  margin-bottom: 24px;
`

const Sentence = styled.blockquote`
  p {
    font-size: clamp(1.625rem, 0.8rem + 3.1vw, 3.75rem);
    font-weight: 500;
    line-height: 1.26;
    letter-spacing: -0.026em;
    text-wrap: balance;
  }
  strong {
    font-weight: 700;
    text-decoration-line: underline;
    text-decoration-color: ${token('signal')};
    text-decoration-thickness: 4px;
    text-decoration-skip-ink: none;
    text-underline-offset: 0.16em;
  }
  [data-ground='signal'] & strong {
    text-decoration-color: currentcolor;
  }
  ${below(760)} {
    strong {
      text-decoration-thickness: 3px;
    }
  }
`

const Notes = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${token('gap')};
  margin-top: clamp(2.5rem, 4.4vw, 4rem);
  li {
    max-width: 22em;
  }
  h3 {
    margin-bottom: 6px;
    font-size: 1.25rem;
    font-weight: 700;
    letter-spacing: -0.01em;
  }
  ${below(760)} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** One large sentence, its blanks filled in and underlined, and what follows from it. */
export function Underlined({ data: { notes, ...data } }: SectionProps<'statement'>) {
  return (
    <SectionFrame data={data}>
      <Container>
        <Title>{data.heading}</Title>
        <Sentence>
          <RichText value={data.words} />
        </Sentence>
        <StatementLead lead={data.lead} />
        {notes && notes.length > 0 && (
          <Notes>
            {notes.map(({ _key, title, text }) => (
              <li key={_key}>
                <h3>{title}</h3>
                <Text>{text}</Text>
              </li>
            ))}
          </Notes>
        )}
      </Container>
    </SectionFrame>
  )
}
