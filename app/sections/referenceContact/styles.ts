import { styled } from 'styled-components'
import { groundStyles, onGround } from '../../design/ground.ts'
import { below } from '../../design/media.ts'
import { token } from '../../design/tokens.ts'

export const Person = styled.div`
  padding: 24px ${token('gap')} 0;
  p {
    margin-top: 8px;
  }
  address {
    display: grid;
    gap: 4px;
    justify-items: start;
    margin-top: 18px;
    font-style: normal;
  }
  a {
    display: inline-block;
    min-height: 24px;
    text-underline-offset: 3px;
  }
  ${below(520)} {
    padding-inline: 0;
  }
`

export const Label = styled.h2`
  color: ${onGround.muted};
  font-size: ${token('fs-sm')};
  font-weight: 600;
`

export const Brochure = styled.div`
  ${groundStyles('raffia')}
  display: flex;
  flex-direction: column;
  gap: 28px;
  align-items: start;
  justify-content: space-between;
  padding: 28px 32px 32px;
  ${below(520)} {
    margin-top: 16px;
    padding: 20px;
  }
`

/** The beam is as long as the columns, not as the window. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: 3fr 4fr 5fr;
  gap: ${token('gap')};
  padding-bottom: clamp(4rem, 7vw, 7rem);
  > * {
    min-width: 0;
    border-top: ${token('beam')} solid ${token('ink')};
    margin-right: calc(-1 * ${token('gap')});
  }
  > :last-child {
    margin-right: 0;
  }
  > :first-child:not(${Person}) {
    max-height: 420px;
  }
  > ${Person}:first-child {
    grid-column: 1 / 3;
    padding-left: 0;
  }
  ${below(900)} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    > ${Person} {
      margin-right: 0;
    }
    > ${Person}:first-child {
      grid-column: 1 / -1;
    }
    > ${Brochure} {
      grid-column: 1 / -1;
      border-top: 0;
    }
  }
  ${below(520)} {
    grid-template-columns: minmax(0, 1fr);
    > * {
      margin-right: 0;
    }
    > ${Person}:not(:first-child) {
      border-top: 0;
    }
    > :first-child:not(${Person}) {
      height: 320px;
    }
  }
`
