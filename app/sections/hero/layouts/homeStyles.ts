import { styled } from 'styled-components'
import { below } from '../../../design/media.ts'
import { token } from '../../../design/tokens.ts'
import { revealDown } from '../../../sectionParts/entryAnimation.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'

export const Frame = styled(SectionFrame)`
  position: relative;
  overflow: hidden;
  overflow: clip;
  border-bottom: 1px solid ${token('line')};
`

/** Fills the window under the header on large screens, but never grows past the cloth. */
export const Scene = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: min(940px, 100vh - 73px);
  min-height: min(940px, 100svh - 73px);
  ${below(760)} {
    min-height: 0;
  }
`

export const Copy = styled.div`
  position: relative;
  z-index: 2;
  width: min(760px, 58%);
  padding-block: clamp(2.5rem, 6vw, 6.5rem) ${token('s7')};
  /* In a wide window a word of the largest size is wider than the text below it. */
  :is(h1, h2) {
    margin-right: clamp(-100px, 1660px - 100vw, 0px);
    white-space: pre-line;
  }
  :is(h1, h2) + p {
    max-width: min(29em, 92%);
    margin: clamp(2rem, 3.6vw, 3.5rem) 0 clamp(1.5rem, 2.4vw, 2.25rem);
    ${below(1320)} {
      max-width: min(29em, 86%);
    }
  }
  ${below(760)} {
    width: 100%;
    padding-bottom: 40px;
    :is(h1, h2) + p {
      max-width: none;
      margin-block: 1.75rem;
    }
    a {
      flex: 1 1 auto;
    }
  }
`

/** Runs to the window's edge, however much wider than the container the window is. */
export const Picture = styled.div`
  position: absolute;
  z-index: 1;
  inset: 0 calc(-1 * max(0px, (100vw - ${token('container')} - 2 * ${token('gutter')}) / 2)) 0 auto;
  width: min(46vw, 760px);
  border-top: ${token('beam')} solid currentcolor;
  ${below(760)} {
    position: relative;
    right: auto;
    width: auto;
    height: 520px;
    margin-inline: calc(-1 * ${token('gutter')});
    border-bottom: 1px solid ${token('line')};
    overflow: hidden;
  }
`

export const Cloth = styled.div`
  ${revealDown}
  img {
    width: 100%;
  }
  ${below(1080)} {
    height: 76%;
    img {
      height: 100%;
      object-fit: cover;
      object-position: 100% 0;
    }
  }
  ${below(760)} {
    height: 100%;
  }
`

export const Device = styled.div`
  position: absolute;
  left: 8%;
  bottom: -90px;
  width: clamp(200px, 17.5vw, 270px);
  filter: drop-shadow(${token('shadow-cut-deep')});
  img {
    width: 100%;
  }
  ${below(760)} {
    left: ${token('gutter')};
    bottom: -92px;
    width: 200px;
  }
`

export const Note = styled.div`
  position: absolute;
  right: clamp(20px, 3vw, 56px);
  bottom: 84px;
  width: clamp(250px, 56%, 320px);
  filter: drop-shadow(${token('shadow-cut')});
  img {
    width: 100%;
  }
  ${below(1320)} {
    bottom: 18px;
  }
  ${below(760)} {
    right: 14px;
    bottom: 14px;
    width: 250px;
  }
`

export const Licences = styled.div`
  position: relative;
  z-index: 2;
  width: min(760px, 56%);
  margin-top: auto;
  padding-block: 20px 24px;
  ${below(760)} {
    order: 1;
    width: 100%;
    margin: 0;
    ul {
      flex-direction: column;
    }
  }
`
