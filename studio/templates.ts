import type { InitialValueResolverContext, Template } from 'sanity'
import { API_VERSION } from '../lake/core/apiVersion.ts'
import { schemaTypes } from '../schemas/index.ts'
import { ORDER_STEP } from './desk/documentOrder.ts'
import { starters } from './starters/starters.ts'
import { findStartingParts } from './starters/startingParts.ts'

/** Types with the hidden field `order`; a new document is the last one of its type. */
const ORDERED: ReadonlySet<string> = new Set(
  schemaTypes.filter(hasHiddenOrder).map(({ name }) => name),
)

function hasHiddenOrder(type: (typeof schemaTypes)[number]): boolean {
  const fields: readonly { name: string; hidden?: unknown }[] =
    'fields' in type && type.type === 'document' ? type.fields : []
  return fields.some(({ name, hidden }) => name === 'order' && hidden === true)
}

/** Initial values of new documents, so that known values need not be typed. */
export function templates(schemaDefaults: readonly Template[]): Template[] {
  const own: Template[] = [jobPosition, policy, article, pageBelow, ...starterTemplates]
  const replaced = new Set(own.map(({ id }) => id))
  const others = schemaDefaults.filter(({ id }) => !replaced.has(id))
  return [
    ...others.filter(({ id }) => !ORDERED.has(id)),
    ...own,
    ...others.filter(({ id }) => ORDERED.has(id)).map(atTheEnd),
  ]
}

/** The values besides the order are the initial values of the fields. */
function atTheEnd(template: Template): Template {
  return {
    ...template,
    value: async (_params: unknown, context: InitialValueResolverContext) => ({
      order: await nextOrder(template.schemaType, context),
    }),
  }
}

/** Most positions are at the same company, in the same city and applied for at the same address. */
const jobPosition: Template = {
  id: 'jobPosition',
  title: 'Open position',
  schemaType: 'jobPosition',
  value: async (_params: unknown, context: InitialValueResolverContext) => {
    const { getClient } = context
    // A draft may lack what a published position must have.
    const client = getClient({ apiVersion: API_VERSION }).withConfig({ perspective: 'published' })
    const settings = await client.fetch<Record<string, unknown>>(`{
      "last": *[_type == "jobPosition"] | order(_createdAt desc)[0]{ company, location, workType, applicationEmail },
      "name": *[_id == "siteSettings"][0].name,
      "email": *[_id == "siteSettings"][0].supportEmails[0]
    }`)
    return {
      company: settings.name,
      location: 'Accra',
      workType: 'Full time, on site',
      applicationEmail: settings.email,
      ...(typeof settings.last === 'object' && settings.last),
      order: await nextOrder('jobPosition', context),
    }
  },
}

const policy: Template = {
  id: 'policy',
  title: 'Policy',
  schemaType: 'policy',
  value: () => ({
    effectiveDate: new Date().toISOString().slice(0, 10),
    path: '/',
    clauses: ['Who this is for', 'What we do', 'How to reach us'].map((title, index) => ({
      _type: 'clause',
      _key: `clause-${index + 1}`,
      title,
    })),
  }),
}

const article: Template = {
  id: 'article',
  title: 'Article',
  schemaType: 'article',
  value: () => ({ publishedAt: new Date().toISOString(), path: '/articles/' }),
}

/** Its path begins with that of its parent page. */
const pageBelow: Template = {
  id: 'page-below',
  title: 'Page below another',
  schemaType: 'page',
  parameters: [{ name: 'path', title: 'Path', type: 'string' }],
  value: ({ path }: { path?: string }) => ({ path: path ?? '/' }),
}

const starterTemplates = starters.map(
  ({ name, title, begin }): Template => ({
    id: `page-${name}`,
    title,
    schemaType: 'page',
    value: async (_params: unknown, { getClient }: InitialValueResolverContext) =>
      begin(await findStartingParts(getClient({ apiVersion: API_VERSION }))),
  }),
)

async function nextOrder(
  type: string,
  { getClient }: InitialValueResolverContext,
): Promise<number> {
  const last = await getClient({ apiVersion: API_VERSION }).fetch<number | null>(
    'math::max(*[_type == $type].order)',
    { type },
  )
  return (last ?? 0) + ORDER_STEP
}
