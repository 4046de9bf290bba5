import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { StoredDocument } from '../../lake/core/documents.ts'
import { listMigrations, loadMigrations } from '../../lake/migrations/definitions.ts'
import { planMigrations } from '../../lake/migrations/plan.ts'
import type { StoredSection } from '../../migrations/sections/mapping.ts'
import { mapSection } from '../../migrations/sections/mapSection.ts'
import { sectionTypes } from '../../schemas/sections/index.generated.ts'
import { MIGRATIONS } from './earlierDataset.ts'

const FIXTURES = join(import.meta.dirname, 'fixtures')
const NEWEST = '0027-placeholder-names'
const NOW = '2026-01-01T00:00:00.000Z'
const STAMPS = { _rev: 'first', _createdAt: NOW, _updatedAt: NOW }

const earlier = await documentsIn('firstDataset.ndjson.gz')
const earlierPages = earlier.filter(isPage)
/** What the migrations up to `NEWEST` make of them. A later migration has tests of its own. */
const migratedPages = await documentsIn('migratedPages.ndjson.gz')
const earlierSections = earlierPages.flatMap(sectionsOf)
const presentTypes: ReadonlySet<string> = new Set(sectionTypes.map(({ name }) => name))

describe('section migration of the dataset as first shipped', () => {
  test.each(['', 'drafts.', 'versions.r1.'])(
    'migrates every page "%s…" to the sections that replaced its own',
    async (prefix) => {
      const pages = earlierPages.map((page) => ({ ...page, _id: prefix + page._id }))
      const migrated = await migrate([...earlier, ...pages])
      for (const page of migratedPages) {
        const sections = sectionsOf(migrated.get(prefix + page._id))
        expect(withoutInnerKeys(sections), page._id).toEqual(withoutInnerKeys(sectionsOf(page)))
      }
    },
  )

  test('changes nothing the second time', async () => {
    const once = await migrate(earlier)
    expect(await migrate([...once.values()])).toEqual(once)
  })
})

test('sections of every current type are unchanged', () => {
  for (const section of migratedPages.flatMap(sectionsOf)) expect(mapSection(section)).toBe(section)
})

/** What an editor has not filled in yet, or an import got wrong. */
const WRONG = [undefined, null, 0, 'words', [], [null, 7, {}], {}]

describe('a section with a field that is missing or of another type', () => {
  const types = [...new Set(earlierSections.map(({ _type }) => _type))]

  test.each(types)('%s is migrated to an existing type and preserves its key', (type) => {
    for (const section of earlierSections.filter(({ _type }) => _type === type)) {
      for (const damaged of damagedOnesOf(section)) {
        const mapped = mapSection(damaged)
        expect(presentTypes, mapped._type).toContain(mapped._type)
        expect(mapped._key).toBe(section._key)
        expect(mapSection(mapped)).toEqual(mapped)
      }
    }
  })
})

function damagedOnesOf(section: StoredSection): StoredSection[] {
  const { _type, _key, ...fields } = section
  const bare = { _type, _key }
  const damaged = Object.keys(fields).flatMap((field) =>
    WRONG.map((value) => ({ ...section, [field]: value })),
  )
  return [bare, ...damaged]
}

/** The documents after all migrations, by id. */
async function migrate(documents: readonly StoredDocument[]): Promise<Map<string, StoredDocument>> {
  const names = (await listMigrations(MIGRATIONS)).filter((name) => name <= NEWEST)
  const migrations = await loadMigrations(MIGRATIONS, names)
  const migrated = new Map(documents.map((document) => [document._id, document]))
  const { changes } = await planMigrations(documents, migrations, NOW)
  for (const { id, after } of changes) if (after) migrated.set(id, { ...after, ...STAMPS })
  return migrated
}

async function documentsIn(fixture: string): Promise<StoredDocument[]> {
  return gunzipSync(await readFile(join(FIXTURES, fixture)))
    .toString()
    .trim()
    .split('\n')
    .map((line): StoredDocument => ({ ...JSON.parse(line), ...STAMPS }))
}

function isPage({ _type }: StoredDocument): boolean {
  return _type === 'page'
}

function sectionsOf(page: StoredDocument | undefined): StoredSection[] {
  return Array.isArray(page?.sections) ? page.sections : []
}

/** Keys of a section's items only have to be unique. */
function withoutInnerKeys(sections: readonly StoredSection[]): unknown {
  return sections.map(({ _key, ...fields }) => ({ _key, fields: withoutKeys(fields) }))
}

function withoutKeys(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (name, inner: unknown) => (name === '_key' ? undefined : inner)),
  )
}
