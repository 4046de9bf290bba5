import { styled } from 'styled-components'
import { onGround } from '../../design/ground.ts'
import { below } from '../../design/media.ts'
import { listStyles } from '../../design/prose/listStyles.ts'

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 36px clamp(28px, 4vw, 64px);
  padding-block: 48px clamp(3.5rem, 6vw, 6rem);
  line-height: 1.62;
  ${below(900)} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** A hairline is in the middle of the gap between two chapters. */
export const Chapter = styled.div`
  position: relative;
  > :first-child {
    margin-bottom: 16px;
  }
  > :is(h3, h4):not(:first-child) {
    margin-block: 1.6em 0.4em;
    font-size: 1.125em;
    font-weight: 700;
    line-height: 1.3;
  }
  :is(p, ul, ol) + :is(p, ul, ol) {
    margin-top: 1em;
  }
  ${listStyles}
  a {
    text-underline-offset: 3px;
  }
  & + &::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 calc(-1 * clamp(14px, 2vw, 32px));
    border-left: 1px solid ${onGround.line};
  }
  &:first-child > :first-child + p::first-letter {
    float: left;
    padding: 6px 10px 0 0;
    font-size: 4.6rem;
    font-weight: 800;
    line-height: 0.76;
    letter-spacing: -0.04em;
  }
  ${below(900)} {
    & + &::before {
      inset: -18px 0 auto;
      border: 0;
      border-top: 1px solid ${onGround.line};
    }
  }
`
