import { parseLink } from '../../content/links.ts'
import { NextBand } from '../../design/next-band/next-band.tsx'
import type { SectionProps } from '../types.ts'

/** Titles such as SMS: the display face would turn a V into a U. */
const ACRONYM = /^[A-Z]{2,6}$/

/** A link to the next page, in that page's colour. */
export function NextPage({ data }: SectionProps<'nextPage'>) {
  const { kicker, title, href, ground } = data
  const link = parseLink(href)
  if (!link || !title) return null
  return (
    <NextBand
      href={link.href}
      kicker={kicker ?? ''}
      title={title}
      ground={ground ?? 'raffia'}
      face={ACRONYM.test(title) ? 'text' : 'display'}
    />
  )
}
