import { styled } from 'styled-components'
import { onGround } from '../../../design/ground.ts'
import { below } from '../../../design/media.ts'
import { type TokenName, token } from '../../../design/tokens.ts'

export const Weeks = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  height: 340px;
  margin-block: 40px 24px;
  border-bottom: ${token('beam')} solid currentcolor;
  & + p {
    max-width: 44em;
  }
  ${below(760)} {
    height: 240px;
  }
`

/** Read as week, amount; drawn with the week at the foot, the bar on it and the amount on top. */
export const Week = styled.li`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  padding-bottom: 30px;
  border-left: 1px solid ${onGround.line};
  > span:not(:first-child) {
    position: absolute;
    inset: auto 0 4px;
    text-align: center;
    color: ${onGround.muted};
    font-size: ${token('fs-sm')};
  }
  ${below(760)} {
    border-left: 0;
    > span:not(:first-child) {
      font-size: ${token('fs-xs')};
    }
  }
`

/** On phones wider than its column: the weeks next to it are empty. */
export const Amount = styled.b`
  padding-bottom: 6px;
  text-align: center;
  font-size: clamp(0.8125rem, 1.3vw, 1.25rem);
  letter-spacing: -0.02em;
  ${below(760)} {
    margin-inline: -12px;
    white-space: nowrap;
    ${Week}:first-child & {
      margin-left: 0;
    }
  }
`

export const Bar = styled.i<{ $thread: TokenName }>`
  forced-color-adjust: none;
  flex: none;
  height: var(--height);
  margin-inline: 5px;
  background:
    repeating-linear-gradient(0deg, ${token('rib')} 0 1px, transparent 1px 8px),
    ${({ $thread }) => token($thread)};
  ${below(760)} {
    margin-inline: 1px;
  }
`
