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
  defaultOpen: boolean
  /**
   * Name of a body that may be higher than the panel: the keyboard can then scroll it in Safari and
   * in Chrome before 130, which do not move focus to boxes that scroll.
   */
  scrollLabel?: string | undefined
  children: ReactNode
}

/** One question and its answer. A native disclosure: it works before, and without, JavaScript. */
export function AccordionItem({
  name,
  summary,
  aside,
  defaultOpen,
  scrollLabel,
  children,
}: AccordionItemProps) {
  return (
    <Item name={name} open={defaultOpen}>
      <Summary>
        <SummaryText>{summary}</SummaryText>
        {aside}
        <PlusMinus />
      </Summary>
      <Body
        {...(scrollLabel !== undefined && {
          role: 'group',
          tabIndex: 0,
          'aria-label': scrollLabel,
        })}
      >
        {children}
      </Body>
    </Item>
  )
}
