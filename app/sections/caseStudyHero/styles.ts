import { styled } from 'styled-components'
import { below } from '../../design/media.ts'
import { Heading, Lead } from '../../design/text/text.ts'
import { token } from '../../design/tokens.ts'
import { revealRight } from '../../sectionParts/entryAnimation.ts'

export const Front = styled.div`
  padding-top: 28px;
`

export const Masthead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  justify-content: space-between;
  border-block: 1px solid ${token('ink')};
  padding-block: 10px;
  font-size: ${token('fs-sm')};
  font-weight: 600;
`

export const Title = styled(Heading)`
  margin: 36px 0 clamp(2.5rem, 5vw, 4.5rem);
  &:not([data-long]) {
    font-size: clamp(3rem, 1rem + 7.2vw, 9rem);
  }
  text-align: center;
  ${below(900)} {
    text-align: left;
  }
`

/** The negative margin moves it up to the headline; the space is below it instead. */
export const Standfirst = styled(Lead)`
  max-width: 46rem;
  margin: calc(-1 * ${token('s6')}) auto clamp(2.5rem, 5vw, 4.5rem);
  text-align: center;
  ${below(900)} {
    margin: calc(-1 * ${token('s5')}) 0 clamp(2.5rem, 5vw, 4.5rem);
    text-align: left;
  }
`

export const Scene = styled.div`
  overflow: hidden;
  img {
    ${revealRight}
    width: 100%;
  }
`
