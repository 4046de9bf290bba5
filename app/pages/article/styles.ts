import { styled } from 'styled-components'
import { onGround } from '../../design/ground.ts'
import { below, media } from '../../design/media.ts'
import { Prose } from '../../design/prose/prose.ts'
import { typeStyles } from '../../design/text/styles.ts'
import { token } from '../../design/tokens.ts'
import { CloseUp } from '../../sectionParts/CloseUp.tsx'

export const Picture = styled(CloseUp)`
  ${media.print} {
    display: none;
  }
`

export const Head = styled.div`
  max-width: 1120px;
  padding-block: clamp(2rem, 3.4vw, 3.25rem) clamp(2rem, 4vw, 3rem);
  h1 {
    font-size: min(13.5vw, clamp(2.75rem, 1.4rem + 4.2vw, 5.5rem));
    line-height: 0.94;
    hyphens: auto;
  }
  h1 ~ p {
    margin-top: clamp(1.25rem, 2.2vw, 2rem);
  }
  h1 ~ p + p {
    max-width: 36em;
    font-weight: 500;
  }
`

export const Topic = styled.p`
  ${typeStyles.label}
  margin-block: 24px 10px;
  color: ${onGround.accent};
`

/** Author and dates, one after the other. */
export const Line = styled.p`
  ${typeStyles.small}
  ${typeStyles.muted}
  display: flex;
  flex-wrap: wrap;
  gap: 2px 18px;
  b {
    color: ${token('ink')};
    font-weight: 650;
  }
`

/** One column width; quotations and pictures are wider. */
export const Body = styled(Prose)`
  display: grid;
  grid-template-columns: [full] minmax(0, 3fr) [text] minmax(0, 68ch) minmax(0, 4fr);
  max-width: none;
  padding-bottom: ${token('section')};
  > * {
    grid-column: text;
  }
  > blockquote {
    grid-column: full / -1;
    margin-block: 0.9em 0.6em;
    border-top: 1px solid ${token('ink')};
    padding: 0.5em 0 0 0.42em;
    background: none;
    font-size: clamp(1.75rem, 1rem + 3vw, 3.75rem);
    line-height: 1.12;
    letter-spacing: -0.026em;
    text-indent: -0.42em;
    text-wrap: balance;
  }
  ${below(760)} {
    grid-template-columns: [full text] minmax(0, 1fr);
  }
  ${media.print} {
    display: block;
    padding-bottom: 0;
    > blockquote {
      font-size: 1.5rem;
    }
  }
`

/** Extends into the left margin. */
export const Figure = styled.figure`
  ${Body} > & {
    grid-column: full / span 2;
    margin-block: ${token('s6')};
  }
  break-inside: avoid;
  img {
    width: 100%;
  }
  figcaption {
    ${typeStyles.small}
    ${typeStyles.muted}
    margin-top: 10px;
  }
`

export const Author = styled.aside`
  ${Body} > & {
    margin-top: clamp(2.5rem, 5vw, 4.5rem);
  }
  display: flex;
  gap: ${token('s5')};
  align-items: start;
  border-top: ${token('beam')} solid ${token('ink')};
  padding-top: ${token('s5')};
  font-size: 1rem;
  break-inside: avoid;
  img {
    flex: none;
    width: 112px;
    aspect-ratio: 4/5;
    background: ${token('raffia')};
    object-fit: cover;
    object-position: 50% 30%;
  }
  h2 {
    ${typeStyles.label}
    ${typeStyles.muted}
    margin: 0 0 10px;
  }
  p + p {
    ${typeStyles.muted}
    margin-top: ${token('s2')};
  }
  ${below(520)} {
    flex-direction: column;
  }
`

export const Related = styled.section`
  border-top: 1px solid ${onGround.line};
  padding-block: clamp(2.5rem, 5vw, 4.5rem) ${token('section')};
  h2 {
    margin-bottom: clamp(1.75rem, 3vw, 2.75rem);
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
    gap: ${token('s6')} ${token('gap')};
    margin-bottom: ${token('s7')};
  }
  li {
    p {
      ${typeStyles.small}
      ${typeStyles.muted}
      margin-top: 4px;
    }
  }
  li a {
    ${typeStyles.d4}
    display: block;
    text-decoration: none;
  }
  li a:hover {
    text-decoration-line: underline;
    text-decoration-color: ${token('signal')};
    text-decoration-thickness: 3px;
    text-underline-offset: 5px;
  }
  li img {
    width: 100%;
    height: 160px;
    margin-bottom: 14px;
    border-top: ${token('beam')} solid ${token('ink')};
    object-fit: cover;
  }
  ${media.print} {
    display: none;
  }
`

export const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('s3')} ${token('s6')};
`
