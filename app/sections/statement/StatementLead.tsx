import { styled } from 'styled-components'
import { Lead } from '../../design/text/text.ts'
import { token } from '../../design/tokens.ts'

const Copy = styled(Lead)`
  max-width: ${token('container-text')};
  margin-top: clamp(1.75rem, 3vw, 2.75rem);
`

/** The lead, under the large sentence. */
export function StatementLead({ lead }: { lead: string | null }) {
  return lead ? <Copy $muted>{lead}</Copy> : null
}
