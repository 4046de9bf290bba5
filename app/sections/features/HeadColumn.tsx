import { styled } from 'styled-components'
import { below } from '../../design/media.ts'
import { Heading, Lead } from '../../design/text/text.ts'

const Column = styled.div<{ $gapPx: number }>`
  grid-column: 1 / 6;
  h2 + p {
    margin-top: clamp(1.5rem, 3vw, 2.5rem);
  }
  ${below(900)} {
    grid-column: 1 / -1;
    ${({ $gapPx }) => `margin-bottom:${$gapPx}px;`}
  }
`

interface HeadColumnProps {
  data: { heading: string | null; lead: string | null }
  /** Space under the head if the list is below it. */
  gapPx?: number
}

/** Heading and lead in the left columns of a grid, next to the list. */
export function HeadColumn({ data: { heading, lead }, gapPx = 0 }: HeadColumnProps) {
  return (
    <Column $gapPx={gapPx}>
      <Heading $size="d2">{heading}</Heading>
      {lead && <Lead $muted>{lead}</Lead>}
    </Column>
  )
}
