import { styled } from 'styled-components'
import { onGround } from '../../../design/ground.ts'
import { below } from '../../../design/media.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'

export const Band = styled(SectionFrame)`
  position: relative;
  border-top: 1px solid ${onGround.line};
`

export const Items = styled.ul<{ $isEven: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isEven }) => ($isEven ? 'repeat(3, 1fr)' : '5fr 4fr 3fr')};
  ${below(900)} {
    grid-template-columns: 1fr;
  }
`

export const Item = styled.li`
  min-width: 0;
  padding: 40px 32px 56px 0;
  b,
  span {
    display: block;
  }
  span {
    max-width: 22em;
    margin-top: 20px;
  }
  &:not(:nth-child(3n + 1)) {
    border-left: 1px solid ${onGround.line};
    padding-left: 32px;
  }
  ${below(900)} {
    padding: 28px 0;
    &:nth-child(n) {
      border: 0;
      padding-left: 0;
    }
    & + &:nth-child(n) {
      border-top: 1px solid ${onGround.line};
    }
  }
`
