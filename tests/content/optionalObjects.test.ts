import { validateDocument } from '@sanity/validation'
import { createSchema, resolveInitialValueForType, type Schema, type SchemaType } from 'sanity'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { isRecord } from '../../app/content/isRecord.ts'
import { POLICY_IDS } from '../../app/content/policyIds.ts'
import { schemaTypes } from '../../schemas/index.ts'
import { sectionTypes } from '../../schemas/sections/index.generated.ts'
import { type StartedLake, startLake } from '../lake/startLake.ts'

const STAMPS = { _rev: '1', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' }
const DEPTH_MAX = 9

interface NewItem {
  root: string
  name: string
  type: SchemaType
  /** A document of the type `root` whose only item is this one. */
  document: (item: Record<string, unknown>) => Record<string, unknown>
}

/** All types of array items in a document type, however deep. */
function itemsIn(
  type: SchemaType,
  document: NewItem['document'] = (fields) => fields,
  { root, depth } = { root: type.name, depth: 0 },
): NewItem[] {
  if (depth > DEPTH_MAX || !('fields' in type)) return []
  const below = { root, depth: depth + 1 }
  return type.fields.flatMap((field) => {
    const within = (value: unknown) => document({ [field.name]: value })
    if (!('of' in field.type)) {
      return itemsIn(field.type, (fields) => within({ _type: field.type.name, ...fields }), below)
    }
    return field.type.of.flatMap((member) => {
      const { name } = member
      const list = (fields: Record<string, unknown>) =>
        within([{ _type: name, _key: 'a', ...fields }])
      return [{ root, name, type: member, document: list }, ...itemsIn(member, list, below)]
    })
  })
}

describe('a new document or section', () => {
  let lake: StartedLake
  let schema: Schema
  beforeAll(async () => {
    // Sanity looks there for a scheduler before it resolves initial values.
    vi.stubGlobal('window', {})
    lake = await startLake()
    schema = createSchema({ name: 'site', types: schemaTypes })
  })
  afterAll(async () => {
    vi.unstubAllGlobals()
    await lake.stop()
  })

  /** Paths of the errors of Sanity's own validation, as `question` or `sections[0].link.label`. */
  const errors = async (fields: Record<string, unknown>, type: string) => {
    const document = { ...STAMPS, ...fields, _id: 'new', _type: type }
    const { markers } = await validateDocument({ document, schema, client: lake.client() })
    return markers
      .filter(({ level }) => level === 'error')
      .map(({ path }) => path.map((step) => (typeof step === 'object' ? '[]' : step)).join('.'))
  }
  const initial = async (type: string): Promise<Record<string, unknown>> => {
    const schemaType = schema.get(type)
    if (!schemaType) throw new Error(`no type ${type}`)
    const client = () => lake.client()
    const context = { projectId: 'local', dataset: 'production', schema, currentUser: null }
    return resolveInitialValueForType(schemaType, {}, DEPTH_MAX, { ...context, getClient: client })
  }

  test.each([
    'page',
    'policy',
    'article',
    'faqItem',
    'teamMember',
    'testimonial',
    'jobPosition',
    'partner',
    'redirect',
    'productCard',
    'serviceCard',
  ])('%s starts without required fields inside optional objects', async (type) => {
    const empty = await errors({}, type)
    for (const path of await errors(await initial(type), type)) expect(empty).toContain(path)
  })

  test('has no error inside of an untouched optional object', async () => {
    const inside: string[] = []
    for (const { name } of sectionTypes) {
      const item = { _type: name, _key: 'a' }
      const section: Record<string, unknown> = { ...(await initial(name)), ...item }
      const found = await errors({ sections: [section] }, 'page')
      const empty = await errors({ sections: [{ ...item, layout: section.layout }] }, 'page')
      inside.push(...found.filter((path) => !empty.includes(path)).map((path) => `${name} ${path}`))
    }
    expect(inside).toEqual([])
  })

  test('has no error inside of an untouched optional object of a new array item', async () => {
    const inside: string[] = []
    const types = schema.getTypeNames().flatMap((name) => schema.get(name) ?? [])
    const items = types
      .filter(({ type }) => type?.name === 'document')
      .flatMap((type) => itemsIn(type))
    expect(items.map(({ name }) => name)).toContain('feature')
    for (const { root, name, type, document } of items) {
      const context = { projectId: 'local', dataset: 'production', schema, currentUser: null }
      const client = () => lake.client()
      const value = await resolveInitialValueForType(type, {}, DEPTH_MAX, {
        ...context,
        getClient: client,
      })
      const found = await errors(document(value), root)
      const empty = await errors(document(isRecord(value) ? { layout: value.layout } : {}), root)
      inside.push(...found.filter((path) => !empty.includes(path)).map((path) => `${name} ${path}`))
    }
    expect(inside).toEqual([])
  })

  test('is valid with a slip that has a state alone, and invalid with a verdict alone', async () => {
    const item = (slip: unknown) => ({ _type: 'feature', _key: 'b', title: 'Paid', slip })
    const features = (slip: unknown) => ({
      sections: [{ _type: 'features', _key: 'a', items: [item(slip)] }],
    })
    const ofSlip = async (slip: unknown) =>
      (await errors(features(slip), 'page')).filter((path) => path.includes('slip'))
    expect(await ofSlip({ _type: 'slip', state: 'done' })).toEqual([])
    expect(await ofSlip({ verdict: 'Hold' })).toEqual(['sections.[].items.[].slip.cells'])
  })

  test('a section needs what its layout draws', async () => {
    const found = async (section: Record<string, unknown>) =>
      await errors({ sections: [{ _key: 'a', ...section }] }, 'page')
    const year = { _type: 'timeline', layout: 'year' }
    expect(await found(year)).toContain('sections.[].weeks')
    expect(await found({ ...year, weeks: 52 })).not.toContain('sections.[].weeks')
    expect(await found({ ...year, layout: 'trace' })).not.toContain('sections.[].weeks')
    const amount = { _type: 'amount', _key: 'b', title: 'Rent', value: 4060 }
    const chart = { _type: 'chart', layout: 'split', items: [amount], secondRow: [amount] }
    expect(await found(chart)).toEqual(
      expect.arrayContaining(['sections.[].items.[].value', 'sections.[].secondRow.[].value']),
    )
    const bars = await found({ ...chart, layout: 'bars' })
    expect(bars).not.toContain('sections.[].items.[].value')
    const figures = (figure: object) => ({
      _type: 'figures',
      items: [{ _type: 'statistic', _key: 'b', label: 'shops', ...figure }],
    })
    expect(await found(figures({}))).toContain('sections.[].items.[].value')
    for (const figure of [{ value: 0 }, { figure: '412 to 9' }]) {
      expect(await found(figures(figure))).not.toContain('sections.[].items.[].value')
    }
  })

  test('a policy needs a heading for the text of its privacy section', async () => {
    const span = { _type: 'span', _key: 'b', text: 'We keep little.', marks: [] }
    const block = { _type: 'block', _key: 'a', style: 'normal', markDefs: [], children: [span] }
    const ofPrivacy = async (privacy: unknown) =>
      (await errors({ privacy }, 'policy')).filter((path) => path.startsWith('privacy'))
    expect(await ofPrivacy({ body: [block] })).toEqual(['privacy.heading'])
    expect(await ofPrivacy({ body: [block], heading: 'Privacy' })).toEqual([])
    expect(await ofPrivacy({})).toEqual([])
  })

  test('a clause can begin with a number, but not with its own', async () => {
    const isRefused = async (title: string) => {
      const clause = { _type: 'clause', _key: 'a', title }
      return (await errors({ clauses: [clause] }, 'policy')).includes('clauses.[].title')
    }
    for (const title of ['30-day returns', '48 hours', '3D Secure', '2.5 percent']) {
      expect(await isRefused(title), title).toBe(false)
    }
    for (const title of ['3. Refunds', '3) Refunds', '3.1. Refunds']) {
      expect(await isRefused(title), title).toBe(true)
    }
  })

  test('clauses of a policy need different anchors', async () => {
    const clauses = ['a', 'b'].map((_key) => ({ _type: 'clause', _key, anchor: 'refunds' }))
    expect(await errors({ clauses }, 'policy')).toContain('clauses.[].anchor')
    expect(await errors({ clauses: clauses.slice(1) }, 'policy')).not.toContain('clauses.[].anchor')
  })

  test('clauses of a policy need anchors that the page itself does not use', async () => {
    const isRefused = async (anchor: string) => {
      const clause = { _type: 'clause', _key: 'a', anchor }
      return (await errors({ clauses: [clause] }, 'policy')).includes('clauses.[].anchor')
    }
    for (const anchor of POLICY_IDS) expect(await isRefused(anchor), anchor).toBe(true)
    expect(await isRefused('refunds')).toBe(false)
  })

  test('is valid with an emptied link, and invalid with a half-filled one', async () => {
    const faq = { question: 'Is it so?', answer: 'It is.' }
    expect(await errors({ ...faq, link: { _type: 'link', newTab: false } }, 'faqItem')).toEqual([])
    expect(await errors({ ...faq, link: { label: 'More' } }, 'faqItem')).toEqual(['link.href'])
    expect(await errors({ ...faq, link: { href: '/terms' } }, 'faqItem')).toEqual(['link.label'])
  })

  test('is invalid with an emptied link if a section needs one', async () => {
    const list = { _type: 'hero', _key: 'a', actions: [{ _type: 'link', _key: 'b' }] }
    expect(await errors({ sections: [list] }, 'page')).toContain('sections.[].actions.[].label')
    const document = { ...STAMPS, _id: 'new', _type: 'callToAction', heading: 'Come' }
    // Outside of the Studio this validator lowers the rules of objects to warnings.
    for (const link of [undefined, { _type: 'link' }]) {
      const checked = { document: { ...document, link }, schema, client: lake.client() }
      const { markers } = await validateDocument(checked)
      // The Studio focuses the field of the path; an object has nothing to focus.
      expect(markers.map(({ message, path }) => ({ message, path }))).toEqual([
        {
          message: 'Add a label, then choose a page or enter an address.',
          path: ['link', 'label'],
        },
      ])
    }
  })
})
