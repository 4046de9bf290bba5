import { Heading } from '../../design/text/text.ts'
import { SectionHead } from '../SectionHead.tsx'

interface HeadProps {
  data: { heading: string | null; lead: string | null }
}

/** The heading over a list, with the lead on its right where there is one. */
export function Head({ data: { heading, lead } }: HeadProps) {
  if (lead) return <SectionHead heading={heading} lead={lead} muted />
  return <Heading $size="d2">{heading}</Heading>
}
