import { mailHref } from '../../content/mailHref.ts'
import type { SectionData } from '../types.ts'

export type Position = SectionData<'openPositions'>['positions'][number]

/** Up to this many positions need no filter. */
const UNFILTERED_MAX = 5

export interface PositionFilter {
  /** Empty: any. */
  category: string
  location: string
}

export const anyPosition: PositionFilter = { category: '', location: '' }

export function hasFilters(positions: readonly Position[]): boolean {
  return positions.length > UNFILTERED_MAX
}

/** @returns the text as a page shows it: a stray blank makes no other place of it */
const asShown = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim()

export function filterPositions(
  positions: readonly Position[],
  { category, location }: PositionFilter,
): Position[] {
  return positions.filter(
    (position) =>
      (category === '' || asShown(position.category) === category) &&
      (location === '' || asShown(position.location) === location),
  )
}

/** @returns the options of a filter: every value once, sorted */
export function choices(positions: readonly Position[], field: keyof PositionFilter): string[] {
  const values = positions.map((position) => asShown(position[field])).filter(Boolean)
  return [...new Set(values)].sort((a, b) => a.localeCompare(b, 'en'))
}

/**
 * The `mailto:` link of an application with the subject filled in: "Application: Settlement
 * Engineer, Accra".
 * @see https://www.rfc-editor.org/rfc/rfc6068
 * @returns undefined if the position has no allowed address
 */
export function applicationHref(position: Position, subjectPrefix: string): string | undefined {
  const { applicationEmail, title, location } = position
  const mail = mailHref(applicationEmail)
  const job = [title, location].filter(Boolean).join(', ').replaceAll(/\s+/g, ' ')
  // `encodeURIComponent` throws on a lone surrogate; `toWellFormed` is newer than Chromium 109.
  const text = `${subjectPrefix}: ${job}`.replaceAll(/\p{Cs}/gu, '\uFFFD')
  const subject = encodeURIComponent(text).replaceAll("'", '%27')
  return mail && `${mail}?subject=${subject}`
}
