import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityDocument } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { planPending } from '../../lake/migrations/migrate.ts'
import { clientTarget } from '../../tooling/content/clientTarget.ts'
import { runCommand } from '../../tooling/content/run.ts'
import { type StartedLake, startLake, TEST_TOKEN } from '../lake/startLake.ts'
import { earlierDataset, MIGRATIONS } from './earlierDataset.ts'
import { validateDocuments } from './validateDocuments.ts'

const SEED = join(import.meta.dirname, '../../seed/dataset')
const CONTENT = `*[!(_type match "sanity.*") && !(_id in path("_.**")) && _type != "migrations.applied"]
  | order(_id asc)`
const RAW = { perspective: 'raw' as const }
const TIMEOUT_MS = 600_000

/** Runs the command against a lake; resolves with its output. */
function content(env: Record<string, string>, ...args: string[]): Promise<string> {
  return runCommand(args, { NODE_ENV: 'production', LAKE_TOKEN: TEST_TOKEN, ...env })
}

describe('migrations of the dataset as first shipped', { timeout: TIMEOUT_MS }, () => {
  let seed: string
  let earlier: StartedLake
  beforeAll(async () => {
    seed = await earlierDataset()
    earlier = await startLake({ seed })
    const link = { _type: 'link', newTab: false }
    await earlier.client().create({
      _id: 'drafts.faqItem-draft',
      _type: 'faqItem',
      question: 'Why?',
      answer: 'One.\n \r\nTwo.',
      link,
    })
    await earlier.stop({ keepData: true })
  }, TIMEOUT_MS)
  afterAll(async () => {
    await rm(seed, { recursive: true, force: true })
    await rm(earlier.dataDir, { recursive: true, force: true })
  })

  test('report their changes while the lake is stopped, and write nothing', async () => {
    const env = { DATA_DIR: earlier.dataDir, PORT: '1' }
    const first = await content(env, 'migrate')
    expect(first).toContain('link: {"_type":"link","newTab":false} → nothing')
    expect(first).toContain('Nothing was written')
    expect(await content(env, 'migrate')).toBe(first)
  })

  test('change over HTTP what they would change at start, and nothing the second time', async () => {
    // A copy, so that the test can be repeated.
    const dataDir = await mkdtemp(join(tmpdir(), 'nsaa-migrations-'))
    await cp(earlier.dataDir, dataDir, { recursive: true })
    const running = await startLake({ dataDir })
    const target = clientTarget(running.client(RAW))
    const { changes } = await planPending(target, MIGRATIONS, { date: Date.now })
    const env = { DATA_DIR: dataDir, PORT: new URL(running.origin).port }
    expect(await content(env, 'migrate', '--apply')).toContain(
      `${changes.length} documents changed.`.replace(/^1 documents/, '1 document'),
    )
    expect(await content(env, 'migrate')).toBe('The content is up to date.\n')
    expect(await content(env, 'migrate', '--all')).toContain('0 documents would change')
    expect(await running.client().fetch('defined(*[_id == "drafts.faqItem-draft"][0].link)')).toBe(
      false,
    )
    const answers = `*[_type == "faqItem"]{ answer, "text": pt::text(answerText) }`
    const found = await running.client(RAW).fetch<{ answer: string; text: string }[]>(answers)
    expect(found).toContainEqual({ answer: 'One.\n\nTwo.', text: 'One.\n\nTwo.' })
    expect(found.filter(({ answer, text }) => answer !== text)).toEqual([])
    const form = '*[_id == "page-innovation-hub"][0].sections[_type == "embeddedForm"][0]'
    expect(await running.client().fetch(form)).toMatchObject({
      placeholderHeading: 'No form is connected yet',
      placeholderText: expect.stringContaining('hub@nsaa.example'),
    })
    const hub = '*[_id == "page-innovation-hub"][0]{ ownFrame, standalone }'
    expect(await running.client().fetch(hub)).toMatchObject({
      ownFrame: null,
      standalone: { _type: 'standalone', email: 'hub@nsaa.example' },
    })
    expect(running.unknownEndpoints()).toEqual([])
    await running.stop()
  })

  test('result in documents that pass the current validation, at start', async () => {
    const old = await startLake({ seed })
    await old.stop({ keepData: true })
    const lake = await startLake({ dataDir: old.dataDir, migrations: MIGRATIONS })
    const client = lake.client()
    const documents = await client.fetch<SanityDocument[]>(CONTENT)
    const faults: string[] = []
    for (const { document, markers } of await validateDocuments(documents, client)) {
      faults.push(
        ...markers
          .filter(({ level }) => level === 'error')
          .map(({ path, message }) => `${document._id} ${JSON.stringify(path)}: ${message}`),
      )
    }
    const advice = 'Add a migration, or make the field optional: docs/architecture.md'
    expect(faults, advice).toEqual([])
    await lake.stop()
  })

  test('change nothing in the currently shipped dataset', async () => {
    const lake = await startLake({ seed: SEED })
    const { changes } = await planPending(clientTarget(lake.client(RAW)), MIGRATIONS, {
      date: Date.now,
      all: true,
    })
    expect(changes.map(({ id }) => id)).toEqual([])
    await lake.stop()
  })
})
