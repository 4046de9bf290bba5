import { styled } from 'styled-components'
import { Lead } from '../design/text/text.ts'
import { VisuallyHidden } from '../design/text/visuallyHidden.ts'
import { token } from '../design/tokens.ts'
import { SectionHead } from './SectionHead.tsx'

const Above = styled.div`
  padding-block: clamp(2rem, 4vw, 3.5rem) 0;
`

const Alone = styled.div`
  padding-block: ${token('section')};
`

interface HiddenHeadProps {
  data: { heading: string | null; lead: string | null; items: readonly unknown[] | null }
}

/**
 * A heading for screen readers alone, over items that speak for themselves. Without items it shows.
 */
export function HiddenHead({ data: { heading, lead, items } }: HiddenHeadProps) {
  if (!items?.length) {
    return (
      <Alone>
        <SectionHead heading={heading} lead={lead} muted />
      </Alone>
    )
  }
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
