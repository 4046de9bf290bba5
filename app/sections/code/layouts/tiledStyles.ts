import { styled } from 'styled-components'
import { below } from '../../../design/media.ts'
import { token } from '../../../design/tokens.ts'

export const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: ${token('gap')};
  align-items: end;
  ${below(900)} {
    grid-template-columns: minmax(0, 1fr);
    gap: 24px;
  }
`

/** A blank is a tile too, and shows as bare warp. */
export const Tiles = styled.p`
  position: relative;
  display: grid;
  grid-template-columns: repeat(11, minmax(0, 1fr));
  gap: 1px;
  margin-top: calc(clamp(2.5rem, 5vw, 4.5rem) - ${token('section')});
  border-top: ${token('beam')} solid currentcolor;
  background: ${token('ink')};
  > [aria-hidden] {
    display: grid;
    place-items: center;
    aspect-ratio: 1 / 1.3;
    background: ${token('white')};
    color: ${token('ink')};
    font-size: clamp(1.125rem, 5.4vw, 6rem);
    font-weight: 800;
    letter-spacing: -0.03em;
  }
  > [data-blank] {
    background: repeating-linear-gradient(
      90deg,
      ${token('raffia')} 0 3px,
      ${token('white')} 3px 8px
    );
  }
  > [aria-hidden]:nth-child(2) {
    background: ${token('signal')};
  }
`
