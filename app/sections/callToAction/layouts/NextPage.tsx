import { linkTarget } from '../../../content/links.ts'
import { NextBand } from '../../../design/nextBand/NextBand.tsx'
import type { SectionProps } from '../../types.ts'

/** Titles such as SMS. */
const ACRONYM = /^[A-Z]{2,6}$/

/** Leads on to the next page, in that page's colour. */
export function NextPage({ data }: SectionProps<'callToAction'>) {
  const { heading, link, pageTitle, ground, anchor } = data
  const target = linkTarget(link)
  const label = link?.label ?? ''
  const title = heading || pageTitle || label
  if (!target || !title) return null
  return (
    <NextBand
      href={target.href}
      kicker={title === label ? '' : label}
      title={title}
      ground={ground ?? 'raffia'}
      isAcronym={ACRONYM.test(title)}
      {...(anchor && { id: anchor })}
    />
  )
}
