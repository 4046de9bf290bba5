import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ensureBuilt } from '../server/siteProcess.ts'
import { LAKE_TOKEN, type Site, startSite } from '../site/startSite.ts'

/**
 * Follows the how-tos “add a document type” and “add a page” of docs/architecture.md in a copy of
 * the project.
 */

const ROOT = join(import.meta.dirname, '../..')
const NOT_COPIED = new Set(['.git', '.cache', '.data', 'build', 'node_modules'])
const TIMEOUT_MS = 900_000

const EVENT_TYPE = `import { defineField, defineType } from 'sanity'

export const event = defineType({
  name: 'event',
  title: 'Event',
  type: 'document',
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({ name: 'date', title: 'Date', type: 'date' }),
    defineField({ name: 'order', title: 'Order', type: 'order' }),
  ],
})
`
const EVENTS = `import type { Event } from '../../app/content/types.generated.ts'
import type { Seed } from './authoring.ts'

export const events: readonly Seed<Event>[] = [
  { _id: 'event-open-day', _type: 'event', title: 'Open day', date: '2027-03-06', order: 10 },
]
`
const PAGE = `import type { Page } from '../../../app/content/types.generated.ts'
import { picture, type Seed } from '../authoring.ts'

export const events: Seed<Page> = {
  _id: 'page-events',
  _type: 'page',
  title: 'Events',
  path: '/events',
  sections: [
    {
      _type: 'hero',
      _key: 'head',
      layout: 'threads',
      heading: 'Where to meet us',
      picture: picture('hero-article'),
    },
  ],
  seo: {
    _type: 'seo',
    title: 'Events: where to meet us',
    description: 'Open days, fairs and visits to markets where merchants can meet the people of Nsaa.',
  },
}
`

let copy: string
let site: Site | undefined
beforeEach(async () => {
  ensureBuilt()
  copy = await mkdtemp(join(tmpdir(), 'nsaa-add-content-'))
  await cp(ROOT, copy, {
    recursive: true,
    filter: (path) => !NOT_COPIED.has(path.slice(ROOT.length + 1)),
  })
  for (const name of ['node_modules', 'build']) await symlink(join(ROOT, name), join(copy, name))
}, TIMEOUT_MS)
afterEach(async () => {
  await site?.stop()
  site = undefined
  await rm(copy, { recursive: true, force: true })
})

async function insertAfter(file: string, line: string, added: string): Promise<void> {
  const source = await readFile(join(copy, file), 'utf8')
  expect(source.split(line), `${file} has this line once: ${line}`).toHaveLength(2)
  await writeFile(
    join(copy, file),
    source.replace(line, () => `${line}${added}`),
  )
}

/** Runs a file with Node in the copy; rejects with its output if it fails. */
async function run(args: string[], env: Record<string, string> = {}): Promise<string> {
  const options = { cwd: copy, env: { ...process.env, NO_COLOR: '1', ...env } }
  const ended = promisify(execFile)('node_modules/.bin/node', args, options)
  const { stdout } = await ended.catch((error) => {
    throw new Error(`node ${args.join(' ')} failed:\n${error.stdout}\n${error.stderr}`)
  })
  return stdout
}

async function checkTypes(): Promise<void> {
  const config = {
    extends: './tsconfig.json',
    compilerOptions: { incremental: false },
    include: ['schemas', 'seed/content', 'studio/desk', 'app/*.d.ts', 'tooling/*.d.ts'],
    exclude: ['**/*.test.ts', '**/*.test.tsx'],
  }
  await writeFile(join(copy, 'tsconfig.added.json'), JSON.stringify(config))
  await run(['node_modules/typescript/bin/tsc', '--project', 'tsconfig.added.json'])
}

test('a document type in one file and three lists is generated, typed, and shipped with content', {
  timeout: TIMEOUT_MS,
}, async () => {
  await writeFile(join(copy, 'schemas/documents/event.ts'), EVENT_TYPE)
  const article = "import { article } from './documents/article.ts'\n"
  await insertAfter('schemas/index.ts', article, "import { event } from './documents/event.ts'\n")
  await insertAfter('schemas/index.ts', 'const documentTypes = [\n', '  event,\n')
  const partners = "      ordered('partner', 'Partners'),\n"
  await insertAfter('studio/desk/structure.ts', partners, "      ordered('event', 'Events'),\n")
  await writeFile(join(copy, 'seed/content/events.ts'), EVENTS)
  const pages = "import { pages } from './pages/index.ts'\n"
  await insertAfter('seed/content/index.ts', pages, "import { events } from './events.ts'\n")
  await insertAfter('seed/content/index.ts', '  home,\n', '  ...events,\n')
  await run(['tooling/generate.ts'])
  await run(['seed/build.ts'])
  await checkTypes()

  site = await startSite({}, copy)
  const query = '*[_type == "event"]{ title, date }'
  expect(await site.client.fetch(query)).toEqual([{ title: 'Open day', date: '2027-03-06' }])
})

test('a page in one file and one list is served, and an existing dataset gets it on request', {
  timeout: TIMEOUT_MS,
}, async () => {
  site = await startSite({}, copy)
  expect((await fetch(`${site.origin}/events`)).status).toBe(404)

  await writeFile(join(copy, 'seed/content/pages/events.ts'), PAGE)
  const about = "import { about } from './about.ts'\n"
  await insertAfter('seed/content/pages/index.ts', about, "import { events } from './events.ts'\n")
  await insertAfter('seed/content/pages/index.ts', '  about,\n', '  events,\n')
  await run(['seed/build.ts'])
  await checkTypes()
  const env = { PORT: new URL(site.origin).port, LAKE_TOKEN }
  await run(['tooling/content.ts', 'import', 'seed/dataset', '--missing'], env)

  const visit = async () => {
    const page = await fetch(`${site?.origin}/events`)
    return page.status === 200 && (await page.text()).includes('Where to meet us')
  }
  await expect.poll(visit).toBe(true)
  expect(await (await fetch(`${site.origin}/sitemap.xml`)).text()).toContain('/events<')
})
