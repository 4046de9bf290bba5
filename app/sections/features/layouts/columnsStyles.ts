import { styled } from 'styled-components'
import { onGround } from '../../../design/ground.ts'
import { below } from '../../../design/media.ts'

export const Items = styled.ul<{ $isEven: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isEven }) => ($isEven ? 'repeat(3, 1fr)' : '5fr 4fr 3fr')};
  ${below(900)} {
    grid-template-columns: 1fr;
  }
`

export const Item = styled.li`
  display: flex;
  flex-direction: column;
  gap: 10px;
  min-width: 0;
  padding: clamp(2.5rem, 5vw, 4.5rem) 28px 40px 0;
  p {
    max-width: 28em;
  }
  strong {
    margin-top: auto;
    padding-top: 36px;
    color: ${onGround.accent};
    font-weight: 700;
  }
  &:not(:nth-child(3n + 1)) {
    border-left: 1px solid ${onGround.line};
    padding-left: 28px;
  }
  ${below(900)} {
    padding-block: 28px;
    strong {
      padding-top: 8px;
    }
    &:nth-child(n) {
      border: 0;
      padding-left: 0;
    }
    & + &:nth-child(n) {
      border-top: 1px solid ${onGround.line};
    }
  }
`
