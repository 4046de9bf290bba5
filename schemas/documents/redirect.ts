import { TransferIcon } from '@sanity/icons/Transfer'
import { defineField, defineType, type ValidationContext } from 'sanity'
import { pagePath, parseLink, requestedPath } from '../../app/content/links.ts'
import { IS_PAGE } from '../../app/content/pageTypes.ts'
import { displayedHref } from '../objects/displayedHref.ts'
import { allowedDestination } from '../objects/href.ts'
import { knownTarget } from '../objects/knownTarget.ts'
import {
  type FetchRaw,
  fetchRaw,
  isPathTaken,
  OTHER_DOCUMENTS,
  otherDocuments,
} from '../objects/otherDocuments.ts'
import { reservedMessage, reservedPath } from '../objects/reservedPaths.ts'

/** The fields of a redirect that loop detection needs. */
export interface RedirectStep {
  source?: string | null
  destination?: string | null
}

/**
 * Follows redirects from a path.
 * @returns the paths of a redirect loop; undefined if there is none
 */
export function redirectLoop(
  start: RedirectStep,
  others: readonly RedirectStep[],
): readonly string[] | undefined {
  const next = new Map(others.map((step) => [step.source, step.destination]))
  next.set(start.source, start.destination)
  const passed: string[] = []
  let path = start.source
  while (path) {
    if (passed.includes(path)) return [...passed, path]
    passed.push(path)
    path = pagePath(next.get(path))
  }
  return undefined
}

/**
 * Judges the form of an old path, as a validation rule. It may be of a former website, so it only
 * has to be what browsers request.
 */
export function wellFormedSource(source: string | undefined): true | string {
  if (source === undefined) return true
  if (source === '/') return 'The home page cannot be redirected.'
  const reserved = reservedPath(source)
  if (reserved) return reservedMessage(reserved)
  if (/[?#]/.test(source)) {
    return 'Leave out ? and # and what follows them: addresses with them are redirected, too.'
  }
  if (source.endsWith('/')) return 'Leave out the slash at the end.'
  if (parseLink(source)?.kind === 'page') return true
  const requested = /^\/[^/]/.test(source) ? requestedPath(source) : undefined
  return requested && requested !== source && parseLink(requested)?.kind === 'page'
    ? `Enter the path as browsers request it: ${requested}`
    : 'Start with a slash, without the name of the website, for example /payouts/payouts-api.'
}

/** Documents that respond at a path: a page hides a redirect from it. */
const PATH_HOLDER = `(_type == "redirect" && source == $path) || (${IS_PAGE} && path == $path)`

/**
 * Whether another page or redirect has the path.
 * @param source the path, and the id of the redirect from it
 */
export function isSourceTaken(
  source: { path: string; id: string },
  fetch: FetchRaw,
): Promise<boolean> {
  return isPathTaken({ ...source, holder: PATH_HOLDER }, fetch)
}

/** An old path and where it leads now. */
export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  type: 'document',
  icon: TransferIcon,
  fields: [
    defineField({
      name: 'source',
      title: 'From',
      type: 'string',
      description: 'An old path of this website, for example /payouts/payouts-api or /old.html.',
      validation: (rule) =>
        rule
          .required()
          .custom(wellFormedSource)
          .custom(async (source, context) => {
            const id = context.document?._id
            if (!source || !id) return true
            const isTaken = await isSourceTaken({ path: source, id }, fetchRaw(context))
            return isTaken
              ? `Another page or redirect already uses the path ${source}. Choose a different path, or edit the other one.`
              : true
          }),
    }),
    defineField({
      name: 'destination',
      title: 'To',
      type: 'href',
      description: 'A path on this website (/contact-us), https://…, mailto:… or tel:…',
      validation: (rule) => [
        rule.required().custom(allowedDestination).custom(withPath).custom(withoutLoop),
        rule.custom(knownTarget).warning(),
      ],
    }),
    defineField({
      name: 'permanent',
      title: 'Permanent',
      type: 'boolean',
      description:
        'Turn on if the old path will not be used again. Search engines then show the new address instead.',
      initialValue: false,
    }),
  ],
  orderings: [{ name: 'source', title: 'From', by: [{ field: 'source', direction: 'asc' }] }],
  preview: {
    select: { title: 'source', destination: 'destination' },
    prepare: ({ title, destination }) => ({ title, subtitle: displayedHref(destination) }),
  },
})

/** Refuses a destination from which other redirects lead back to the source. */
export async function withoutLoop(
  destination: unknown,
  context: Pick<ValidationContext, 'document' | 'getClient'>,
): Promise<true | string> {
  const source = context.document?.source
  const id = context.document?._id
  if (typeof source !== 'string' || typeof destination !== 'string' || !id) return true
  const fetch = fetchRaw(context)
  const others = await fetch<RedirectStep[]>(
    `*[_type == "redirect" && ${OTHER_DOCUMENTS}][0...5000]{source, destination}`,
    { ...(await otherDocuments(id, fetch)) },
  )
  const loop = redirectLoop({ source, destination }, others)
  return loop
    ? `This redirect would lead back to itself: ${loop.join(' → ')}. Choose another destination.`
    : true
}

/** A browser resolves an anchor alone to the path that it came from, which redirects again. */
export function withPath(destination: unknown): true | string {
  return typeof destination === 'string' && destination.startsWith('#')
    ? 'Enter a path before the anchor, for example /contact-us#offices.'
    : true
}
