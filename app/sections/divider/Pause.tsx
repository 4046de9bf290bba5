import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Container } from '../../design/layout/layout.ts'
import { token } from '../../design/tokens.ts'
import { SectionFrame } from '../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../types.ts'

const Air = styled(Container)`
  padding-block: clamp(${token('s5')}, 4vw, ${token('s7')});
`

interface PauseProps extends SectionProps<'divider'> {
  children: ReactNode
}

/** Space around the divider, on the chosen ground. */
export function Pause({ data, children }: PauseProps) {
  return (
    <SectionFrame data={data} flush>
      <Air>{children}</Air>
    </SectionFrame>
  )
}
