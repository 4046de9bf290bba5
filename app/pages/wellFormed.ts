import { isRecord } from '../content/isRecord.ts'
import type { PAGE_QUERY_RESULT, SITE_QUERY_RESULT } from '../content/types.generated.ts'
import type { Services } from '../services.ts'

type Settings = NonNullable<SITE_QUERY_RESULT>
/** A page without its sections, whose errors are contained. */
type Surroundings = Omit<NonNullable<PAGE_QUERY_RESULT>, 'sections'>

type TextField<Content> = Content extends readonly (infer Member)[]
  ? TextField<Member>
  : Content extends object
    ? {
        [Name in keyof Content & string]: NonNullable<Content[Name]> extends string
          ? Name
          : TextField<NonNullable<Content[Name]>>
      }[keyof Content & string]
    : never

const textFields = {
  _id: true,
  _key: true,
  _type: true,
  address: true,
  alt: true,
  contactHeading: true,
  description: true,
  email: true,
  ground: true,
  heading: true,
  hours: true,
  href: true,
  label: true,
  legalName: true,
  linkLabel: true,
  mark: true,
  mobileLabel: true,
  name: true,
  officeLabel: true,
  officePhone: true,
  path: true,
  platform: true,
  salesLabel: true,
  salesPhone: true,
  schemaKind: true,
  shortDescription: true,
  subtitle: true,
  tagline: true,
  title: true,
  titleSuffix: true,
  url: true,
} satisfies Record<TextField<Settings | Surroundings>, true>

/** The only list of texts; the members of all others are objects. */
const TEXT_LIST = 'supportEmails' satisfies keyof Settings

const isText = (value: unknown) => typeof value === 'string'

function wellFormedField(name: string, value: unknown): unknown {
  if (Object.hasOwn(textFields, name)) return isText(value) ? value : null
  if (!Array.isArray(value)) return name === TEXT_LIST ? null : value
  const isMember = name === TEXT_LIST ? isText : isRecord
  return value.every(isMember) ? value : value.filter(isMember)
}

/**
 * A hosted dataset may have another schema, such as one with translated texts, and an error outside
 * of a page's sections would fail the whole page.
 * @param id of the document, for the log
 * @returns the content without values that are no text where text belongs, and without list members
 * that are no objects; the same object if there are none
 */
export function wellFormed<Content extends Settings | Surroundings>(
  content: Content,
  id: string,
  logError: Services['logError'],
): Content {
  const fields = new Set<string>()
  const text = JSON.stringify(content, (name, value: unknown) => {
    const kept = wellFormedField(name, value)
    if (kept !== value) fields.add(name)
    return kept
  })
  if (fields.size === 0) return content
  logError('content.malformed', { id, fields: [...fields] })
  return JSON.parse(text)
}
