import type { ReactNode } from 'react'
import { PlusMinus } from './PlusMinus.tsx'
import { Body, Item, Summary, SummaryText } from './styles.ts'

export { Accordion } from './styles.ts'

export interface AccordionItemProps {
  /** Items of one name close each other. */
  name: string
  /** Always visible; plain text, or a heading with facts next to it. */
  summary: ReactNode
  /** Small facts at the right of the summary, such as a place. */
  aside?: ReactNode
  defaultOpen?: boolean
  children: ReactNode
}

/** One question and its answer. A native disclosure: it works before, and without, JavaScript. */
export function AccordionItem({
  name,
  summary,
  aside,
  defaultOpen = false,
  children,
}: AccordionItemProps) {
  return (
    <Item name={name} open={defaultOpen}>
      <Summary>
        <SummaryText>{summary}</SummaryText>
        {aside}
        <PlusMinus />
      </Summary>
      <Body>{children}</Body>
    </Item>
  )
}
