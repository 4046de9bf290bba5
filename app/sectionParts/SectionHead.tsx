import { styled } from 'styled-components'
import { below } from '../design/media.ts'
import { Heading, Lead } from '../design/text/text.ts'
import { token } from '../design/tokens.ts'

/** Both are on one line at the foot, whichever is longer. */
const Row = styled.div<{ $even: boolean }>`
  display: grid;
  grid-template-columns: ${({ $even }) =>
    $even ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 7fr) minmax(0, 5fr)'};
  gap: ${token('gap')};
  align-items: end;
  ${below(900)} {
    grid-template-columns: minmax(0, 1fr);
  }
`

interface SectionHeadProps {
  heading: string | null
  lead: string | null
  /** The lead is as wide as the heading. */
  even?: boolean
  muted?: boolean
  /** Of the heading, for what it labels. */
  id?: string
}

/**
 * The head of a section: what it is called on the left, a sentence about it on the right. Without
 * one of them the other has the whole line.
 */
export function SectionHead({ heading, lead, even = false, muted = false, id }: SectionHeadProps) {
  const title = heading && (
    <Heading $size="d2" id={id}>
      {heading}
    </Heading>
  )
  if (!lead) return title
  if (!heading) return <Lead $muted={muted}>{lead}</Lead>
  return (
    <Row $even={even}>
      {title}
      <Lead $muted={muted}>{lead}</Lead>
    </Row>
  )
}
