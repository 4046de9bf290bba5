import { styled } from 'styled-components'
import { groundStyles, onGround } from '../../design/ground.ts'
import { Grid } from '../../design/layout/layout.ts'
import { below, from, media } from '../../design/media.ts'
import { Prose } from '../../design/prose/prose.ts'
import { tabularFigures, typeStyles } from '../../design/text/styles.ts'
import { token } from '../../design/tokens.ts'
import { COPIED } from './clauseCopying.ts'

/** Cuts off what the drawing’s reach to the window’s edge adds if a scrollbar takes space. */
export const Top = styled.header`
  overflow: hidden;
  overflow: clip;
`

export const Head = styled(Grid)``

export const Copy = styled.div`
  grid-column: 1/8;
  align-self: center;
  padding-block: clamp(2rem, 4vw, 3.5rem) 56px;
  h1 {
    margin-bottom: clamp(1.75rem, 3vw, 2.75rem);
    font-size: min(13.5vw, clamp(2.75rem, 1.4rem + 4.2vw, 5.5rem));
    line-height: 0.94;
  }
  > p {
    max-width: 34em;
    margin-bottom: ${token('s4')};
  }
  ${below(900)} {
    grid-column: 1/-1;
    padding-bottom: 32px;
  }
`

/**
 * The group of policies is named above the title, and read after it: headings begin with the h1.
 */
export const Title = styled.div`
  display: flex;
  flex-direction: column-reverse;
  gap: 12px;
  margin-top: 28px;
  h2 {
    font-weight: 700;
  }
`

export const Dates = styled.p`
  ${typeStyles.small}
  ${typeStyles.muted}
`

/** Fills its end of the head, from the header to the figures and to the window’s edge. */
export const Drawing = styled.div`
  position: relative;
  grid-column: 8/-1;
  min-height: 400px;
  margin-right: calc(-1 * max(${token('gutter')}, (100vw - ${token('container')}) / 2));
  border-top: ${token('beam')} solid ${token('ink')};
  img {
    position: absolute;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  ${below(900)} {
    grid-column: 1/-1;
    min-height: min(66vw, 380px);
    margin-inline: calc(-1 * ${token('gutter')});
  }
  ${media.print} {
    display: none;
  }
`

export const KeyFiguresBand = styled.section`
  ${groundStyles('raffia')}
  padding-block: 28px 40px;
  h2 {
    ${typeStyles.label}
    ${typeStyles.muted}
    margin-bottom: 14px;
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
    gap: ${token('s5')} ${token('gap')};
  }
  b {
    display: block;
    margin-bottom: 6px;
    font-size: clamp(1.5rem, 1rem + 1.5vw, 2.25rem);
    font-weight: 750;
    line-height: 1.1;
    letter-spacing: -0.03em;
  }
`

/** On small windows the contents cover the top of a clause after a jump. */
export const Clause = styled.section`
  max-width: ${token('container-text')};
  padding-bottom: 40px;
  h2 {
    position: relative;
    font-size: 1.625rem;
    font-weight: 700;
    line-height: 1.2;
    letter-spacing: -0.018em;
  }
  ${below(900)} {
    padding-block: 44px 0;
    /* Not under the contents, which are 54 px high, when a visitor tabs backwards. */
    a {
      scroll-margin-top: 48px;
    }
  }
  ${media.print} {
    padding-block: 0 1em;
    max-width: none;
  }
`

export const ClauseHead = styled.div`
  display: flex;
  align-items: start;
  gap: ${token('s2')};
  margin-bottom: 12px;
  h2 {
    min-width: 0;
    hyphens: auto;
    overflow-wrap: break-word;
  }
  /* The link to the clause. It has no class of its own: there are many of them. */
  a {
    flex: none;
    display: grid;
    place-items: center;
    min-width: 32px;
    grid-auto-flow: column;
    height: 32px;
    color: ${onGround.muted};
    font-weight: 650;
    text-decoration: none;
    &:hover {
      color: ${onGround.accent};
    }
    &[data-copied]::after {
      content: '${COPIED}';
      content: '${COPIED}' / '';
      margin-left: ${token('s2')};
      color: ${token('ok')};
      font-size: ${token('fs-sm')};
      white-space: nowrap;
    }
    ${media.print} {
      display: none;
    }
  }
`

/** Hangs in the margin where there is one. No line ends after it. */
export const ClauseNumber = styled.span`
  ${tabularFigures}
  margin-right: 6.5px;
  white-space: nowrap;
  color: ${onGround.accent};
  font-weight: 600;
  ${from(900)} {
    position: absolute;
    right: calc(100% + 20px);
    margin: 0;
  }
  ${media.print} {
    position: static;
    margin-right: 6.5px;
  }
`

export const ClauseText = styled(Prose)`
  > h3 {
    font-size: 1.1875rem;
  }
`

export const Privacy = styled(Clause)`
  margin-top: ${token('s6')};
  padding-top: ${token('s6')};
  border-top: ${token('beam')} solid currentcolor;
  > img {
    width: min(100%, 480px);
    margin-bottom: ${token('s6')};
  }
  ${media.print} {
    > img {
      display: none;
    }
  }
`

export const Siblings = styled.section`
  border-top: 1px solid ${onGround.line};
  padding-block: clamp(2.5rem, 5vw, 4.5rem) ${token('section')};
  h2 {
    margin-bottom: clamp(1.75rem, 3vw, 2.75rem);
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(max(min(100%, 9.25rem), 20%), 1fr));
    gap: ${token('s6')} ${token('gap')};
  }
  li a {
    display: block;
    font-weight: 650;
    text-decoration: none;
  }
  li a:hover {
    text-decoration-line: underline;
    text-decoration-color: ${token('signal')};
    text-decoration-thickness: 3px;
    text-underline-offset: 4px;
  }
  li img {
    width: 100%;
    margin-bottom: 14px;
  }
  ul + p {
    margin-top: ${token('s7')};
  }
  ${media.print} {
    display: none;
  }
`
