import type { ComponentType, ReactNode } from 'react'
import { Lead } from '../design/text/text.ts'

interface WithLeadProps {
  lead: string | null
  /** Replaces the heading in its layout. */
  wrapper: ComponentType<{ children: ReactNode }>
  children: ReactNode
}

/** A heading that is an item of a layout by itself: a lead and it share a wrapper. */
export function WithLead({ lead, wrapper: Wrapper, children }: WithLeadProps) {
  if (!lead) return children
  return (
    <Wrapper>
      {children}
      <Lead $muted>{lead}</Lead>
    </Wrapper>
  )
}
