import { styled } from 'styled-components'
import { groundStyles } from '../../design/ground.ts'
import { Grid } from '../../design/layout/layout.ts'
import { below } from '../../design/media.ts'
import { Lead } from '../../design/text/text.ts'
import { token } from '../../design/tokens.ts'
import { deferredStylesId } from '../../partialHydration/deferredStylesScript.ts'

/** The desk with the telephone numbers leads on to the questions, with its own space below it. */
export const Columns = styled(Grid)`
  padding-block: ${token('section')};
  :has(> :not([data-ground]) > [data-leads-on]) + * > :not([data-ground]) > * > &,
  :has(> :not([data-ground]) > [data-leads-on])
    + #${deferredStylesId('sections')}
    + *
    > :not([data-ground])
    > *
    > & {
    padding-top: 0;
  }
`

/** Sticky next to a long list. */
export const Side = styled.div`
  grid-column: 1/5;
  position: sticky;
  top: 100px;
  align-self: start;
  ${below(900)} {
    grid-column: 1/-1;
    position: static;
  }
`

export const Intro = styled(Lead)`
  margin-top: ${token('s5')};
`

/** A phone in front of hanging cloth, cut off where the field ends. */
export const Scene = styled.div`
  ${groundStyles('signal')}
  position: relative;
  height: 430px;
  margin-top: 36px;
  overflow: hidden;
  img {
    position: absolute;
    top: 0;
    right: 0;
    width: 166px;
  }
  img + img {
    top: 44px;
    right: auto;
    left: 12%;
    width: 250px;
    filter: drop-shadow(${token('shadow-cut-deep')});
  }
  ${below(900)} {
    height: 230px;
    margin: ${token('s6')} calc(-1 * ${token('gutter')}) 0;
  }
`

export const Answers = styled.div`
  grid-column: 6/-1;
  ${below(900)} {
    grid-column: 1/-1;
    margin-top: ${token('s6')};
  }
`
