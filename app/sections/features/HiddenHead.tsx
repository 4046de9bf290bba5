import { styled } from 'styled-components'
import { Lead } from '../../design/text/text.ts'
import { VisuallyHidden } from '../../design/text/visually-hidden.ts'

const Above = styled.div`
  padding-block: clamp(2rem, 4vw, 3.5rem) 0;
`

interface HiddenHeadProps {
  data: { heading: string | null; lead: string | null }
}

/** A heading for screen readers alone, over items that speak for themselves. */
export function HiddenHead({ data: { heading, lead } }: HiddenHeadProps) {
  return (
    <>
      <VisuallyHidden as="h2">{heading}</VisuallyHidden>
      {lead && (
        <Above>
          <Lead $muted>{lead}</Lead>
        </Above>
      )}
    </>
  )
}
