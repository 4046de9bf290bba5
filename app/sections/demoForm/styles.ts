import { styled } from 'styled-components'
import { type Ground, groundStyles } from '../../design/ground.ts'
import { below } from '../../design/media.ts'
import { token } from '../../design/tokens.ts'
import { SectionFrame } from '../../sectionParts/SectionFrame.tsx'

export const Split = styled(SectionFrame)`
  display: grid;
  grid-template-columns: 4fr minmax(0, 7fr);
  > :only-child {
    grid-column: 1 / -1;
  }
  ${below(900)} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** On phones the form comes first: only the head of the picture hangs above it. */
export const Loom = styled.div<{ $ground: Ground }>`
  ${({ $ground }) => groundStyles($ground)}
  position: relative;
  min-height: min(800px, 58vw);
  overflow: hidden;
  border-top: ${token('beam')} solid ${token('ink')};
  ${below(900)} {
    height: 236px;
    min-height: 0;
  }
`

/** Hangs from the beam: over the whole width, or as a strip where it was woven narrow. */
export const Cloth = styled.div<{ $narrow: boolean }>`
  position: absolute;
  top: 0;
  left: ${({ $narrow }) => ($narrow ? '11%' : 0)};
  img {
    width: ${({ $narrow }) => ($narrow ? 'auto' : '100%')};
  }
  ${({ $narrow }) => !$narrow && 'width:100%;'}
`

/** How an artefact lies in front of the cloth, by its shape; without a cloth it is hung alone. */
export type Shape = 'hung' | 'tall' | 'upright' | 'broad'

const placing: Record<Shape, string> = {
  hung: 'top:0;width:min(560px,100%);',
  // Too long for the frame, so it runs off the lower edge like something that is held up.
  tall: 'bottom:-40px;width:min(360px,70%);',
  upright: 'bottom:6%;width:min(380px,78%);',
  broad: 'bottom:11%;width:90%;',
}

export const Artefact = styled.div<{ $shape: Shape }>`
  ${({ $shape }) => placing[$shape]}
  position: absolute;
  left: 50%;
  transform: translateX(-50%);
  ${({ $shape }) => $shape !== 'hung' && `filter: drop-shadow(${token('shadow-cut-deep')});`}
  img {
    width: 100%;
  }
  ${below(900)} {
    ${({ $shape }) => $shape !== 'hung' && 'top:32px;bottom:auto;width:340px;'}
  }
`

export const Side = styled.div`
  min-width: 0;
  padding: clamp(2.5rem, 5vw, 5rem)
    max(${token('gutter')}, (100vw - ${token('container')}) / 2) clamp(3rem, 6vw, 6rem)
    clamp(1.5rem, 6vw, 6.5rem);
  > nav {
    margin-bottom: ${token('s5')};
  }
  :is(h1, h2) + p {
    max-width: 32em;
    margin-top: ${token('s5')};
  }
  form {
    display: grid;
    gap: 30px;
    max-width: 760px;
    margin-top: 40px;
  }
  ${below(900)} {
    padding-inline: ${token('gutter')};
  }
`
