import { styled } from 'styled-components'
import { onGround } from '../../design/ground.ts'
import { below, media } from '../../design/media.ts'
import { typeStyles } from '../../design/text/styles.ts'
import { token } from '../../design/tokens.ts'
import { stretchedLink } from '../../sectionParts/stretchedLink.ts'

export const Head = styled.header`
  margin-bottom: clamp(2rem, 4vw, 3.5rem);
  p {
    max-width: 34em;
    margin-top: ${token('s5')};
  }
`

/** Hangs from the beam: cloth on the left, text on the right. */
export const Newest = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 7fr 5fr;
  gap: ${token('gap')};
  border-top: ${token('beam')} solid currentcolor;
  ${stretchedLink}
  > * {
    min-width: 0;
  }
  > div + div {
    padding-block: clamp(1.25rem, 2.4vw, 2.25rem);
  }
  h2,
  h3 {
    margin-block: ${token('s4')};
  }
  ${media.hover} {
    &:hover a {
      text-decoration-line: underline;
      text-decoration-color: ${token('signal')};
      text-decoration-thickness: 4px;
      text-underline-offset: 6px;
    }
  }
  ${below(900)} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
  }
`

export const Cover = styled.div`
  display: grid;
  img {
    width: 100%;
    height: clamp(180px, 27vw, 400px);
    object-fit: cover;
  }
`

export const Lines = styled.div`
  border-top: 1px solid ${onGround.line};
`

export const Entry = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(9rem, 2fr) 7fr minmax(120px, 3fr);
  gap: 10px ${token('gap')};
  padding-block: clamp(1.25rem, 2.2vw, 2rem);
  border-bottom: 1px solid ${onGround.line};
  ${stretchedLink}
  > * {
    min-width: 0;
  }
  h2,
  h3 {
    margin-bottom: ${token('s2')};
  }
  p {
    max-width: 40em;
  }
  img {
    width: 100%;
    height: 110px;
    object-fit: cover;
  }
  ${media.hover} {
    &:hover a {
      text-decoration-line: underline;
      text-decoration-color: ${token('signal')};
      text-decoration-thickness: 3px;
      text-underline-offset: 5px;
    }
  }
  ${below(900)} {
    grid-template-columns: minmax(0, 1fr);
    img {
      display: none;
    }
  }
`

/** Topic, date and author: a column in the list's lines, a row elsewhere. */
export const About = styled.p`
  ${typeStyles.small}
  ${typeStyles.muted}
  display: flex;
  flex-wrap: wrap;
  gap: 2px 14px;
  align-self: start;
  ${Entry} > & {
    flex-direction: column;
  }
  b {
    color: ${onGround.accent};
    font-weight: 700;
  }
  ${below(900)} {
    ${Entry} > & {
      flex-direction: row;
    }
  }
`

export const Empty = styled.p`
  ${typeStyles.d4}
  padding-block: clamp(1.5rem, 3vw, 2.5rem);
  border-top: ${token('beam')} solid currentcolor;
`

export const Pages = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token('s4')};
  padding-top: ${token('s6')};
`
