import { styled } from 'styled-components'
import { onGround } from '../../../design/ground.ts'
import { below, from } from '../../../design/media.ts'
import { Heading, Lead } from '../../../design/text/text.ts'
import { token } from '../../../design/tokens.ts'

export const Title = styled(Heading)`
  text-align: center;
  ${below(760)} {
    text-align: left;
  }
`

export const About = styled(Lead)`
  max-width: ${token('container-text')};
  margin: clamp(1.5rem, 3vw, 2.5rem) auto 0;
  text-align: center;
  ${below(760)} {
    text-align: left;
  }
`

export const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 112px;
  max-width: 1040px;
  margin: clamp(1.75rem, 3vw, 2.5rem) auto 0;
  color: ${onGround.muted};
  font-weight: 650;
  span:first-child {
    text-align: right;
  }
  ${below(760)} {
    display: none;
  }
`

/** The thread runs down the middle; on phones, where all is on one side, down the left. */
export const Talk = styled.ol`
  --thread: ${token('signal')};
  [data-ground='signal'] & {
    --thread: ${token('indigo')};
  }
  max-width: 1040px;
  margin: 16px auto 0;
  padding-block: 24px;
  background: linear-gradient(var(--thread) 0 0) 50% 0 / 6px 100% no-repeat;
  ${below(760)} {
    background-position: 14px 0;
  }
`

/** A knot on the thread, the text on one side of it, the time on the other. */
export const Turn = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: 112px;
  padding-block: 20px;
  > * {
    min-width: 0;
  }
  &::before {
    content: '';
    position: absolute;
    top: 26px;
    left: calc(50% - 17px);
    width: 34px;
    height: 34px;
    background:
      linear-gradient(90deg, transparent 14px, var(--thread) 14px 20px, transparent 20px),
      currentcolor;
  }
  time {
    padding-top: 10px;
    font-size: 1.125rem;
    font-weight: 700;
    text-align: right;
  }
  > div {
    padding: 22px 26px;
    border: 1px solid ${onGround.line};
    background: ${token('white')};
    color: ${token('ink')};
  }
  p {
    margin-top: 6px;
  }
  &[data-side='left'] > div {
    border-color: ${token('dew')};
    background: ${token('dew')};
  }
  ${from(760)} {
    > * {
      grid-row: 1;
    }
    > div {
      grid-column: 2;
    }
    &[data-side='left'] > div {
      grid-column: 1;
    }
    &[data-side='left'] time {
      grid-column: 2;
      text-align: left;
    }
  }
  ${below(760)} {
    grid-template-columns: minmax(0, 1fr);
    padding-left: 56px;
    time {
      padding: 4px 0 10px;
      text-align: left;
    }
    &::before {
      left: 0;
    }
  }
`

export const End = styled.div`
  display: grid;
  place-items: center;
  ${below(760)} {
    place-items: start;
  }
`
