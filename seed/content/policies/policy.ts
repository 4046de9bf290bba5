import type { KeyFigure, Policy } from '../../../app/content/types.generated.ts'
import { keyed, picture, type Seed } from '../authoring.ts'

/** The date most policies took effect. */
const EFFECTIVE_DATE = '2023-09-15'
/** Policies are reviewed every year; the last review changed words in all of them. */
const LAST_UPDATED = '2025-09-15'

interface PolicyText extends Pick<Seed<Policy>, 'clauses' | 'intro' | 'title'> {
  /** Last part of the id and the address. */
  slug: string
  /** Names the drawing (`hero-...`) and the card (`og-...`). */
  drawing: string
  description: string
  keyFigures?: readonly (readonly [figure: string, meaning: string])[]
  privacy?: Seed<Policy['privacy']>
  /** Place in the list of policies. */
  order: number
}

/** A policy document from its words. */
export function policy(text: PolicyText): Seed<Policy> {
  const {
    slug,
    title,
    intro,
    drawing,
    description,
    keyFigures = [],
    clauses,
    privacy,
    order,
  } = text
  return {
    _id: `policy-${slug}`,
    _type: 'policy',
    ...(title && { title }),
    path: `/${slug}`,
    effectiveDate: EFFECTIVE_DATE,
    lastUpdated: LAST_UPDATED,
    ...(intro && { intro }),
    picture: picture(`hero-${drawing}`),
    ...(keyFigures.length > 0 && { keyFigures: keyed(keyFigures.map(keyFigure)) }),
    ...(clauses && { clauses }),
    ...(privacy && { privacy }),
    order,
    seo: {
      _type: 'seo',
      ...(title && { title }),
      description,
      image: picture(`og-${drawing}`),
    },
  }
}

function keyFigure([figure, meaning]: readonly [string, string]): KeyFigure {
  return { _type: 'keyFigure', figure, meaning }
}
