import { css, styled } from 'styled-components'
import { onGround } from '../../../design/ground.ts'
import { below, from } from '../../../design/media.ts'
import { type TokenName, token } from '../../../design/tokens.ts'

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
  /* It may have the colour of the ground. */
  :is([data-ground='signal'], [data-ground='gold'], [data-ground='indigo'], [data-ground='ink']) & {
    box-shadow: inset 0 0 0 1.5px currentcolor;
  }
  ${below(760)} {
    margin-inline: 1px;
  }
`

/** Columns narrower than their amounts, which are upright; on small windows a row for each payment. */
const dense = css`
  ${from(900)} {
    ${Amount} {
      align-self: center;
      writing-mode: vertical-rl;
      transform: rotate(180deg);
      padding-block: 6px 0;
      font-size: ${token('fs-xs')};
      white-space: nowrap;
    }
    ${Week} > span:not(:first-child) {
      margin-inline: -4px;
      font-size: ${token('fs-xs')};
      letter-spacing: -0.04em;
    }
    ${Bar} {
      margin-inline: 1px;
    }
  }
  ${below(900)} {
    display: block;
    height: auto;
    ${Week} {
      display: grid;
      grid-template-columns: 2.5em minmax(0, 1fr) auto;
      gap: 10px;
      align-items: center;
      padding-block: 4px;
      border-left: 0;
      &[aria-hidden='true'] {
        display: none;
      }
      > span:not(:first-child) {
        position: static;
        text-align: left;
      }
    }
    ${Amount} {
      order: 1;
      margin: 0;
      padding: 0;
      font-size: ${token('fs-sm')};
    }
    ${Bar} {
      width: var(--height);
      height: 16px;
      margin: 0;
    }
  }
`

export const Weeks = styled.ol<{ $isDense: boolean }>`
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
  ${({ $isDense }) => $isDense && dense}
`
