import { styled } from 'styled-components'
import { below } from '../../design/media.ts'
import { typeStyles } from '../../design/text/styles.ts'
import { token } from '../../design/tokens.ts'

export const Title = styled.h2`
  ${typeStyles.label}
  margin-bottom: 24px;
`

export const Sentence = styled.blockquote`
  p {
    font-size: clamp(1.625rem, 0.8rem + 3.1vw, 3.75rem);
    font-weight: 500;
    line-height: 1.26;
    letter-spacing: -0.026em;
    text-wrap: balance;
  }
  strong {
    font-weight: 700;
    text-decoration: underline ${token('signal')} 4px;
    text-decoration-skip-ink: none;
    text-underline-offset: 0.16em;
  }
  ${below(760)} {
    strong {
      text-decoration-thickness: 3px;
    }
  }
`

export const Notes = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
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
    grid-template-columns: 1fr;
  }
`
