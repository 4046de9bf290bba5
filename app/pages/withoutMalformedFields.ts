import { isRecord } from '../content/isRecord.ts'
import type {
  ARTICLE_QUERY_RESULT,
  ARTICLES_QUERY_RESULT,
  FEED_QUERY_RESULT,
  PAGE_QUERY_RESULT,
  POLICY_QUERY_RESULT,
  SITE_QUERY_RESULT,
} from '../content/types.generated.ts'
import type { Services } from '../services.ts'

type Settings = NonNullable<SITE_QUERY_RESULT>
/** A page without its sections, whose errors are contained. */
type Surroundings = Omit<NonNullable<PAGE_QUERY_RESULT>, 'sections'>
type Checked =
  | Settings
  | Surroundings
  | NonNullable<ARTICLE_QUERY_RESULT>
  | NonNullable<POLICY_QUERY_RESULT>
  | ARTICLES_QUERY_RESULT[number]
  | NonNullable<FEED_QUERY_RESULT['site' | 'list']>
  | FEED_QUERY_RESULT['articles'][number]

type TextField<Content> = Content extends readonly (infer Member)[]
  ? TextField<Member>
  : Content extends object
    ? {
        [Name in keyof Content & string]: NonNullable<Content[Name]> extends string
          ? Name
          : TextField<NonNullable<Content[Name]>>
      }[keyof Content & string]
    : never

/**
 * By name alone, wherever the field is: queries rename a label that has the name of a list or an
 * object elsewhere.
 */
const textFields = {
  _id: true,
  _key: true,
  _type: true,
  address: true,
  all: true,
  alt: true,
  anchor: true,
  authorHeading: true,
  authorName: true,
  bio: true,
  by: true,
  byline: true,
  caption: true,
  contactHeading: true,
  contents: true,
  description: true,
  effectiveDate: true,
  email: true,
  feed: true,
  figure: true,
  ground: true,
  heading: true,
  hours: true,
  href: true,
  intro: true,
  keyFiguresHeading: true,
  kicker: true,
  label: true,
  lastUpdated: true,
  lead: true,
  legalName: true,
  linkLabel: true,
  listItem: true,
  mark: true,
  meaning: true,
  mobileLabel: true,
  name: true,
  officeLabel: true,
  officePhone: true,
  path: true,
  platform: true,
  publishedAt: true,
  question: true,
  related: true,
  review: true,
  role: true,
  salesLabel: true,
  salesPhone: true,
  schemaKind: true,
  shortDescription: true,
  siblingsHeading: true,
  style: true,
  subtitle: true,
  tagline: true,
  text: true,
  title: true,
  titleSuffix: true,
  topic: true,
  updated: true,
  url: true,
} satisfies Record<TextField<Checked>, true>

/** Lists of texts. The members of all other lists are objects. */
const textLists = { marks: true, supportEmails: true }

const isText = (value: unknown) => typeof value === 'string'

function withoutMalformedValue(name: string, value: unknown): unknown {
  if (Object.hasOwn(textFields, name)) return isText(value) ? value : null
  const isTextList = Object.hasOwn(textLists, name)
  if (!Array.isArray(value)) return isTextList ? null : value
  const isMember = isTextList ? isText : isRecord
  return value.every(isMember) ? value : value.filter(isMember)
}

/**
 * A hosted dataset may have another schema, such as one with translated texts, and an error outside
 * of a page's sections would fail the whole page.
 * @param id of the document, for the log
 * @returns the content without values that are no text where text belongs, and without list members
 * that are no objects; the same object if there are none
 */
export function withoutMalformedFields<Content extends Checked>(
  content: Content,
  id: string,
  logError: Services['logError'],
): Content {
  const fields = new Set<string>()
  const text = JSON.stringify(content, (name, value: unknown) => {
    const kept = withoutMalformedValue(name, value)
    if (kept !== value) fields.add(name)
    return kept
  })
  if (fields.size === 0) return content
  logError('content.malformed', { id, fields: [...fields] })
  return JSON.parse(text)
}
