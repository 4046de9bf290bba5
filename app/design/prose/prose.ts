import { styled } from 'styled-components'
import { onGround } from '../ground.ts'
import { token } from '../tokens.ts'

/** Rich text from the editor: paragraphs, headings, lists, quotations, links. */
export const Prose = styled.div`
  max-width: ${token('container-text')};
  font-size: 1.125rem;
  line-height: 1.62;
  > * + * {
    margin-top: ${token('s4')};
  }
  h2,
  h3 {
    margin-top: ${token('s6')};
    font-weight: 700;
    line-height: 1.2;
    letter-spacing: -0.018em;
  }
  h2 {
    font-size: 1.625rem;
  }
  h3 {
    font-size: 1.3125rem;
  }
  > :first-child {
    margin-top: 0;
  }
  ul,
  ol {
    display: grid;
    gap: ${token('s2')};
  }
  ul > li {
    position: relative;
    padding-left: ${token('s5')};
  }
  /* A border: paper and forced colours have no backgrounds. */
  ul > li::before {
    content: '';
    position: absolute;
    inset: 0.72em auto auto 0;
    width: 12px;
    border-top: 3px solid ${token('signal')};
  }
  ol {
    padding-left: 1.6em;
    list-style: decimal;
  }
  ol > li::marker {
    color: ${onGround.accent};
    font-variant-numeric: proportional-nums;
    font-weight: 600;
  }
  strong {
    font-weight: 700;
  }
  a {
    text-decoration-color: ${token('signal')};
    text-decoration-thickness: 1.5px;
    text-underline-offset: 3px;
  }
  a:hover {
    text-decoration-thickness: 3px;
  }
  blockquote {
    padding: ${token('s4')} 20px;
    background: ${token('raffia')};
    font-weight: 600;
  }
`
