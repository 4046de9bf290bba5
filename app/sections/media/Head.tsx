import { styled } from 'styled-components'
import { SectionHead } from '../../sectionParts/SectionHead.tsx'

const Air = styled.div`
  margin-bottom: clamp(1.75rem, 3vw, 2.75rem);
`

/** Renders nothing where the editor wrote neither heading nor lead. */
export function Head({ heading, lead }: { heading: string | null; lead: string | null }) {
  if (!heading && !lead) return null
  return (
    <Air>
      <SectionHead heading={heading} lead={lead} muted />
    </Air>
  )
}
