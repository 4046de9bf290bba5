import { css, styled } from 'styled-components'
import { below } from '../../../design/media.ts'
import { token } from '../../../design/tokens.ts'

/** At the largest size, a long word would be wider than its strip. */
const longWords = css`
  grid-template-columns: repeat(4, 1fr);
  li:nth-child(n) code {
    font-size: 1.125rem;
  }
  ${below(1080)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

export const Items = styled.ul<{ $hasLongWord: boolean }>`
  display: grid;
  grid-template-columns: 5fr 3fr 3fr 3fr;
  gap: 6px;
  align-items: start;
  margin-top: clamp(2.25rem, 3.4vw, 3rem);
  border-top: ${token('beam')} solid currentcolor;
  ${({ $hasLongWord }) => $hasLongWord && longWords}
  ${below(900)} {
    grid-template-columns: 1fr 1fr;
  }
  ${below(520)} {
    grid-template-columns: 1fr;
  }
`

/** The strips differ in length, like cut cloth; on phones each is as long as its text. */
export const Item = styled.li`
  min-width: 0;
  padding: 22px 20px 40px 22px;
  background: ${token('ink-3')};
  color: ${token('paper')};
  code {
    display: block;
    margin-bottom: 10px;
    color: ${token('coral')};
    font: 500 1.375rem / 1.3 ${token('mono')};
  }
  &:nth-child(3) {
    padding-bottom: 84px;
  }
  &:first-child {
    padding-bottom: 104px;
    background: ${token('mint')};
    color: ${token('ink')};
    code {
      color: inherit;
      font-size: clamp(2rem, 3.4vw, 3.25rem);
    }
  }
  ${below(520)} {
    &:nth-child(n) {
      padding-bottom: 26px;
    }
  }
`
