import { styled } from 'styled-components'
import { onGround } from '../../../design/ground.ts'
import { below } from '../../../design/media.ts'
import { token } from '../../../design/tokens.ts'

/** Hairlines lie between the rows: drawn by the upper row, so the last has none. */
export const Items = styled.ul`
  display: grid;
  grid-template-columns: 5fr 4fr 4fr;
  margin-top: clamp(2rem, 3.4vw, 3rem);
  border-block: 1px solid ${onGround.line};
  ${below(900)} {
    grid-template-columns: 1fr 1fr;
  }
  ${below(760)} {
    grid-template-columns: 1fr;
  }
`

/** The thread at the left edge is woven: lighter picks every eighth pixel. */
export const Item = styled.li`
  min-width: 0;
  margin-bottom: -1px;
  padding: 26px 28px 34px 32px;
  border-bottom: 1px solid ${onGround.line};
  background:
    repeating-linear-gradient(transparent 0 6px, ${token('rib')} 6px 8px) 0 0 / 8px no-repeat,
    linear-gradient(var(--thread) 0 0) 0 0 / 8px no-repeat;
  p {
    max-width: 26em;
    margin-top: 10px;
  }
  p + p {
    margin-top: ${token('s4')};
  }
`
