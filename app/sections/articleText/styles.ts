import { styled } from 'styled-components'
import { below } from '../../design/media.ts'
import { token } from '../../design/tokens.ts'

export const Head = styled.header`
  max-width: 1040px;
  padding-block: clamp(2rem, 3.4vw, 3.25rem) clamp(2rem, 4vw, 3rem);
  :is(h1, h2) {
    margin-top: 24px;
  }
  :is(h1, h2) + p {
    margin-top: clamp(1.5rem, 3vw, 2.5rem);
  }
`

export const Notice = styled.p`
  display: inline-block;
  margin-top: clamp(1.5rem, 3vw, 2.5rem);
  padding: 6px 8px 5px;
  background: ${token('gold')};
  color: ${token('ink')};
  font-size: ${token('fs-xs')};
  font-weight: 700;
  line-height: 1;
  letter-spacing: 0.04em;
`

export const Body = styled.div`
  display: grid;
  grid-template-columns: [full] minmax(0, 3fr) [text] minmax(0, 68ch) minmax(0, 4fr);
  gap: 1.25rem 0;
  padding-bottom: ${token('section')};
  > * {
    grid-column: text;
  }
  ${below(760)} {
    grid-template-columns: [full text] minmax(0, 1fr);
  }
`

export const Opening = styled.p`
  font-size: clamp(1.375rem, 1rem + 1.2vw, 1.875rem);
  font-weight: 500;
  line-height: 1.35;
  letter-spacing: -0.012em;
`

/** The opening mark hangs in the margin. */
export const Quotation = styled.blockquote`
  grid-column: full / -1;
  margin-block: 0.6em 0.5em;
  border-top: 1px solid ${token('ink')};
  padding: 0.5em 0 0 0.42em;
  font-size: clamp(1.75rem, 1rem + 3vw, 3.75rem);
  font-weight: 600;
  line-height: 1.12;
  letter-spacing: -0.026em;
  text-indent: -0.42em;
  text-wrap: balance;
`
