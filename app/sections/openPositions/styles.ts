import { styled } from 'styled-components'
import { onGround } from '../../design/ground.ts'
import { below } from '../../design/media.ts'
import { typeStyles } from '../../design/text/styles.ts'
import { token } from '../../design/tokens.ts'
import { SectionFrame } from '../../sectionParts/SectionFrame.tsx'
import { scriptControls } from '../../sectionParts/withScript.ts'

export const Frame = styled(SectionFrame)`
  padding-bottom: ${token('section')};
`

export const Title = styled.div`
  grid-column: 1 / 10;
  padding-block: clamp(2rem, 3.4vw, 3.25rem) clamp(2.5rem, 5vw, 4.5rem);
  :is(h1, h2) {
    max-width: 8em;
    margin-top: clamp(1.5rem, 4vw, 3.5rem);
  }
  p {
    max-width: 34em;
    margin-top: clamp(1.75rem, 3vw, 2.75rem);
  }
  ${below(900)} {
    grid-column: 1 / -1;
  }
`

/** From edge to edge; on small windows it is not scaled and is cut off at the right. */
export const Seats = styled.div`
  margin-bottom: clamp(3rem, 6vw, 6rem);
  overflow: hidden;
  background: ${token('raffia')};
  border-top: 1px solid ${onGround.line};
  img {
    width: max(1040px, 100%);
    max-width: none;
    margin-top: 24px;
  }
`

export const ListHead = styled.div`
  grid-column: 1 / 4;
  ${below(900)} {
    grid-column: 1 / -1;
    margin-bottom: 20px;
  }
`

export const FilterRow = styled.div`
  ${scriptControls('grid')}
  gap: ${token('s4')};
  margin-top: ${token('s5')};
  label {
    ${typeStyles.label}
    display: block;
    margin-bottom: 6px;
  }
  select {
    padding-inline: 10px 4px;
    font: inherit;
    text-overflow: ellipsis;
  }
  ${below(900)} {
    grid-template-columns: 1fr 1fr;
  }
`

/** A description is read whole: it is not a panel to scroll in. */
export const List = styled.div`
  grid-column: 4 / -1;
  details > div {
    max-width: none;
    max-height: none;
  }
  summary {
    flex-wrap: wrap;
    align-items: flex-end;
  }
  h3 {
    ${typeStyles.d4}
  }
  ${below(900)} {
    grid-column: 1 / -1;
    details > div {
      padding-right: 0;
    }
  }
`

export const Category = styled.small`
  display: block;
  margin-bottom: 8px;
  color: ${onGround.muted};
  font-size: ${token('fs-sm')};
  font-weight: 600;
  letter-spacing: 0;
`

export const Place = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 28px;
  color: ${onGround.muted};
  font-weight: 500;
  ${below(760)} {
    order: 1;
    flex-basis: 100%;
    gap: 0 16px;
  }
`

export const Job = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;
  > :not(dl) {
    max-width: 62ch;
  }
`

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 16px 48px;
  width: 100%;
  margin-block: 12px;
  padding-block: 16px;
  border-block: 1px solid ${onGround.line};
  dt {
    color: ${onGround.muted};
    font-size: ${token('fs-sm')};
  }
  dd {
    font-weight: 650;
  }
`

/** Positioned at the start of the list, on the rule of the first position. */
export const EmptyText = styled.p`
  ${typeStyles.d2}
  padding-top: 24px;
  border-top: ${token('beam')} solid ${token('ink')};
`
