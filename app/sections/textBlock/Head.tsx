import { styled } from 'styled-components'
import { Heading, Lead } from '../../design/text/text.ts'
import { token } from '../../design/tokens.ts'

const Copy = styled.header`
  max-width: 20em;
  p {
    margin-top: ${token('s5')};
    max-width: 32em;
  }
`

/** The head of the text. Renders nothing without heading and lead. */
export function Head({ heading, lead }: { heading: string | null; lead: string | null }) {
  if (!heading && !lead) return null
  return (
    <Copy>
      {heading && <Heading $size="d2">{heading}</Heading>}
      {lead && <Lead $muted>{lead}</Lead>}
    </Copy>
  )
}
