import { styled } from 'styled-components'
import { groundStyles, onGround } from '../design/ground.ts'
import { below, from, media } from '../design/media.ts'
import { typeStyles } from '../design/text/styles.ts'
import { token } from '../design/tokens.ts'

/**
 * Its ground continues below it if the window is higher than the page. Printed, it is next to the
 * logo at the head of the first sheet: at the end it would often need a sheet of its own.
 */
export const Frame = styled.footer`
  box-shadow: 0 50vh 0 50vh ${token('ink')};
  ${groundStyles('ink')}
  a {
    text-decoration: none;
  }
  ${media.hover} {
    a:hover {
      text-decoration-line: underline;
      text-decoration-color: ${token('signal')};
      text-decoration-thickness: 2px;
      text-underline-offset: 4px;
    }
  }
  ${media.print} {
    position: absolute;
    inset: 0 0 auto 35%;
    background: none;
    font-size: 8pt;
    line-height: 1.4;
    text-align: right;
    color: ${token('ink')};
    --g-muted: ${token('ink')};
  }
`

/** The cloth is not scaled and is cut off by the window. */
export const Band = styled.div`
  display: flex;
  height: 54px;
  overflow: hidden;
  img {
    flex: none;
    width: max(1440px, 100%);
    max-width: none;
    height: 54px;
    object-fit: cover;
    object-position: 0 0;
  }
  ${media.print} {
    display: none;
  }
`

export const Columns = styled.div`
  display: grid;
  gap: 40px ${token('gap')};
  padding-block: clamp(3rem, 5vw, 5rem) 48px;
  > * {
    min-width: 0;
  }
  ${media.print} {
    display: block;
    padding-block: 0;
  }
  ${from(760)} {
    grid-template-columns: 1fr 1fr;
  }
  ${from(1080)} {
    grid-template-columns: 4fr 2.6fr 2fr 3.4fr;
  }
`

export const Company = styled.div`
  p {
    margin-top: ${token('s5')};
    max-width: 24em;
    color: ${onGround.muted};
    white-space: pre-line;
  }
  ${media.print} {
    > a {
      display: none;
    }
    p {
      margin: 0 0 0 auto;
    }
  }
`

/** On large screens only; the home page shows them at every width. */
export const Licences = styled.div`
  margin-top: 28px;
  ${below(1080)} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
  /* An editor's drawing is made for paper; on this ground only its shape can be seen. */
  img {
    filter: brightness(0) invert(1);
    ${media.forcedColors} {
      filter: none;
    }
  }
`

export const Column = styled.div<{ $printed?: boolean }>`
  h2 {
    margin-bottom: ${token('s4')};
    ${typeStyles.label}
    color: ${onGround.muted};
  }
  ul + h2 {
    margin-top: 28px;
    ${below(760)} {
      margin-top: 50px;
    }
  }
  li {
    margin-bottom: 10px;
  }
  a[aria-current] {
    text-decoration-line: underline;
    text-decoration-color: ${token('signal')};
    text-decoration-thickness: 2px;
    text-underline-offset: 4px;
  }
  ${media.print} {
    ${({ $printed }) => !$printed && 'display:none;'}
    li {
      display: inline-block;
      margin: 0 0 0 10pt;
    }
    h2 {
      display: none;
    }
  }
`

export const Base = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 20px 40px;
  justify-content: space-between;
  align-items: center;
  padding-block: 24px 32px;
  border-top: 1px solid ${onGround.line};
  color: ${onGround.muted};
  ${typeStyles.small}
  ${media.print} {
    justify-content: end;
    gap: 10pt;
    padding-block: 0;
    border: 0;
    font: inherit;
  }
`

export const Social = styled.ul`
  display: flex;
  gap: 4px;
  margin-inline: -12px;
  color: ${token('paper')};
  a {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
  }
  ${media.hover} {
    a:hover {
      background: ${token('ink-3')};
    }
  }
  ${media.print} {
    display: none;
  }
`
