import { styled } from 'styled-components'
import { Container } from '../design/layout/layout.ts'
import { token } from '../design/tokens.ts'
import { SectionHead } from './SectionHead.tsx'

const Above = styled(Container)<{ $spaced: boolean }>`
  grid-column: 1 / -1;
  padding-block: ${({ $spaced }) => ($spaced ? token('section') : 0)} ${token('s7')};
`

interface OptionalHeadProps {
  data: { heading: string | null; lead: string | null }
  /** The frame has no space above its content. */
  spaced?: boolean
}

/** The head of a section that says enough without one: nothing, until an editor writes in it. */
export function OptionalHead({ data: { heading, lead }, spaced = false }: OptionalHeadProps) {
  if (!heading && !lead) return null
  return (
    <Above $spaced={spaced}>
      <SectionHead heading={heading} lead={lead} muted />
    </Above>
  )
}
