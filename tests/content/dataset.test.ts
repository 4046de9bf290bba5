import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SanityDocument } from '@sanity/client'
import { sanityImport } from '@sanity/import'
import { validateDocument } from '@sanity/validation'
import { createSchema, type SchemaType, type TypedObject } from 'sanity'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isRecord } from '../../app/content/isRecord.ts'
import { PAGE_QUERY } from '../../app/pages/query.ts'
import { schemaTypes } from '../../schemas/index.ts'
import { hasAltText } from '../../schemas/objects/picture.ts'
import { type StartedLake, startLake } from '../lake/startLake.ts'
import { validateDocuments } from './validateDocuments.ts'

const DATASET = join(import.meta.dirname, '../../seed/dataset')
const CONTENT = '*[!(_type match "sanity.*") && !(_id in path("_.**"))] | order(_id asc)'

const STAMPS = { _rev: '1', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' }
/** Compiling Sanity's schema and importing a hundred assets takes seconds on a busy machine. */
const TIMEOUT_MS = 600_000

describe('the shipped dataset', { timeout: TIMEOUT_MS }, () => {
  let lake: StartedLake
  beforeAll(async () => {
    lake = await startLake({ seed: DATASET })
  })
  afterAll(() => lake.stop())

  test("passes the Studio's validation, including warnings", async () => {
    const client = lake.client()
    const documents = await client.fetch<SanityDocument[]>(CONTENT)
    expect(documents.length).toBeGreaterThan(30)
    const faults: string[] = []
    for (const { document, status, markers } of await validateDocuments(documents, client)) {
      faults.push(
        ...markers.map(({ level, path, message }) => {
          return `${document._id} ${JSON.stringify(path)} ${level}: ${message}`
        }),
      )
      expect(status, document._id).not.toBe('notEvaluated')
    }
    expect(faults).toEqual([])
  })

  test('has no alt texts in fields whose form has none', async () => {
    const schema = createSchema({ name: 'site', types: schemaTypes })
    const unused: string[] = []
    const visit = (value: unknown, type: SchemaType | undefined, path: string) => {
      if (Array.isArray(value) && type && 'of' in type) {
        const typeOf = ({ _type }: TypedObject) =>
          type.of.length > 1 ? type.of.find(({ name }) => name === _type) : type.of[0]
        for (const item of value) visit(item, typeOf(item), `${path}.${item._key}`)
      } else if (isRecord(value) && type && 'fields' in type) {
        const isUnused = type.name === 'picture' && !hasAltText(type.options)
        if (isUnused && ('alt' in value || 'decorative' in value)) unused.push(path)
        for (const { name, type: inner } of type.fields) {
          visit(value[name], inner, `${path}.${name}`)
        }
      }
    }
    const documents = await lake.client().fetch<SanityDocument[]>(CONTENT)
    for (const document of documents) visit(document, schema.get(document._type), document._id)
    expect(unused).toEqual([])
  })

  test('validation rejects documents with errors', async () => {
    const client = lake.client()
    const schema = createSchema({ name: 'site', types: schemaTypes })
    const [settings, home] = await client.fetch<SanityDocument[]>(
      '[*[_id == "siteSettings"][0], *[_id == "page-home"][0]]',
    )
    const messages = async (document: SanityDocument) =>
      (await validateDocument({ document, schema, client })).markers.map(({ message }) => message)
    const copy = { ...home, _id: 'page-copy', _type: 'page', sections: [] }
    expect(await messages({ ...copy, ...STAMPS })).toEqual(
      expect.arrayContaining([expect.stringContaining('already uses the path /')]),
    )
    const unsafe = { ...settings, links: { ...settings?.links, maps: 'javascript:alert(1)' } }
    expect(
      await messages({ ...unsafe, _id: 'siteSettings', _type: 'siteSettings', ...STAMPS }),
    ).toEqual([expect.stringContaining('Use a path on this website')])
    const grandchild = await client.fetch<{ _id: string; childId: string; top: SanityDocument }>(
      '*[_type == "page" && defined(parent->parent)][0]{ _id, "childId": parent._ref, "top": parent->parent-> }',
    )
    for (const _ref of [grandchild.childId, grandchild._id]) {
      expect(await messages({ ...grandchild.top, parent: { _type: 'reference', _ref } })).toEqual([
        'The chosen page is below this page, so it cannot be its parent. Choose another page.',
      ])
    }
    const circle = { source: '/a', destination: '/a?b', permanent: false }
    // Rules run in parallel, so their messages have no fixed order.
    const found = await messages({ ...circle, _id: 'r', _type: 'redirect', ...STAMPS })
    expect(found.toSorted()).toEqual([
      'There is no page at /a. Check the path.',
      'This redirect would lead back to itself: /a → /a. Choose another destination.',
    ])
  })

  test('has no dangling reference, and every asset can be fetched', async () => {
    const client = lake.client()
    const assets = await client.fetch<{ _id: string; url: string; used: number }[]>(
      '*[_type in ["sanity.imageAsset", "sanity.fileAsset"]]{_id, url, "used": count(*[references(^._id)])}',
    )
    expect(assets.length).toBeGreaterThan(30)
    for (const { _id, url, used } of assets) {
      expect((await fetch(url)).status, url).toBe(200)
      expect(used, _id).toBeGreaterThan(0)
    }
    const lines = await readFile(join(DATASET, 'data.ndjson'), 'utf8')
    const referred = [...lines.matchAll(/"_ref":"([^"]+)"/g)].map(([, id]) => id)
    const missing = await client.fetch<string[]>('$ids[!(@ in *[]._id)]', { ids: referred })
    expect(missing).toEqual([])
  })

  test('contains everything the home page shows', async () => {
    const page = await lake.client({ perspective: 'published' }).fetch(PAGE_QUERY, { path: '/' })
    expect(page?.sections?.map(({ _type }) => _type)).toEqual([
      'hero',
      'cards',
      'carousel',
      'newsletter',
      'callToAction',
      'figures',
      'partnerLogos',
      'testimonialSlider',
    ])
    const pictures = [...JSON.stringify(page).matchAll(/"asset":(null|\{"url":null)/g)]
    expect(pictures).toEqual([])
  })

  test('is imported into an empty dataset with Sanity’s own importer', async () => {
    const empty = await startLake()
    try {
      const client = empty.client()
      const { numDocs } = await sanityImport(DATASET, { client, operation: 'create' })
      const ids = await client.fetch<string[]>(`${CONTENT}._id`)
      expect(ids).toEqual(await lake.client().fetch(`${CONTENT}._id`))
      expect(numDocs).toBe(ids.length)
      const home = await client.fetch(PAGE_QUERY, { path: '/' })
      expect(home?.sections?.length).toBe(8)
      expect(JSON.stringify(home)).not.toContain('"asset":null')
    } finally {
      await empty.stop()
    }
  })
})
