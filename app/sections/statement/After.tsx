import { styled } from 'styled-components'
import { Lead } from '../../design/text/text.ts'
import { token } from '../../design/tokens.ts'

const Words = styled(Lead)`
  max-width: ${token('container-text')};
  margin-top: clamp(1.75rem, 3vw, 2.75rem);
`

/** The lead stands under the sentence: the sentence is what is large. */
export function After({ lead }: { lead: string | null }) {
  return lead ? <Words $muted>{lead}</Words> : null
}
