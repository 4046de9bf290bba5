import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject, type ProjectCopy } from '../site/projectCopy.ts'
import { LAKE_TOKEN, type Site, startSite } from '../site/startSite.ts'
import { type FakeBackend, startFakeBackend } from '../submissions/fakeBackend.ts'

/**
 * Follows the how-tos “add a document type”, “add a page” and “add a field to a form” of
 * docs/architecture.md in one copy of the project: what takes long is done once for all three.
 */

const BUDGET =
  "budget: { type: 'line', label: 'Budget', charactersMax: 5, required: 'Name a budget' },\n"
/** In each form's definition and component, what the added field is inserted before. */
const FORMS = [
  ['contact.ts', 'message: {', 'contact/ContactForm.tsx', "<Field {...field('message')}"],
  ['demo.ts', 'company: {', 'demo/DemoRequestForm.tsx', "<Field {...field('company')}"],
  ['newsletter.ts', 'email: EMAIL', 'newsletter/NewsletterForm.tsx', '<Button type="submit"'],
] as const
const SETUP_TIMEOUT_MS = 900_000
/** Tests of what is changed. */
const TESTS = [
  'app/forms/',
  'schemas/',
  'studio/desk/',
  'submissions/definitions/',
  'submissions/inbox/',
  'tests/content/currentContent',
  'tests/content/dataset',
  'tests/content/links',
  'tests/content/section',
  'tests/submissions/backends',
]

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
  ],
})
`
const EVENTS = `import type { Event } from '../../app/content/types.generated.ts'
import type { Seed } from './authoring.ts'

export const events: readonly Seed<Event>[] = [
  { _id: 'event-open-day', _type: 'event', title: 'Open day', date: '2027-03-06' },
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

const COMPLETE = {
  form: 'contact',
  firstName: 'Akosua',
  lastName: 'Mensah',
  email: 'akosua@makola.example',
  message: 'Two hundred people',
  agreeToPolicy: 'on',
}

let copy: ProjectCopy
let backend: FakeBackend
/** Of the project as it is; its dataset exists before the change. */
let earlierSite: Site
let site: Site

beforeAll(async () => {
  backend = await startFakeBackend('OK')
  copy = await copyProject()
  earlierSite = await startSite()
  expect((await fetch(`${earlierSite.origin}/events`)).status).toBe(404)
  await addDocumentType()
  await addPage()
  await changeContent()
  await addFieldToForms()
  await copy.run(['tooling/generate/sectionsAndTypes.ts'])
  await copy.run(['tooling/generate/dataset.ts'])
  await Promise.all([
    copy.checkTypes(),
    copy.run(['node_modules/@remix-run/dev/dist/cli.js', 'vite:build', '--logLevel', 'warn']),
  ])
  await rename(join(copy.folder, 'build/site.next'), join(copy.folder, 'build/site'))
  const env = {
    EMAIL_API_URL: `${backend.origin}/send`,
    EMAIL_SERVICE_ID: 'service',
    EMAIL_TEMPLATE_ID: 'template',
    EMAIL_PUBLIC_KEY: 'key',
  }
  site = await startSite(env, copy.folder)
}, SETUP_TIMEOUT_MS)

afterAll(async () => {
  await site?.stop()
  await earlierSite?.stop()
  await backend.stop()
  await copy?.remove()
})

const insertAfter = (file: string, line: string, added: string) =>
  copy.replace(file, line, `${line}${added}`)

const insertBefore = (file: string, line: string, added: string) =>
  copy.replace(file, line, `${added}${line}`)

async function addDocumentType(): Promise<void> {
  await copy.write('schemas/documents/event.ts', EVENT_TYPE)
  const article = "import { article } from './documents/article.ts'\n"
  await insertAfter('schemas/index.ts', article, "import { event } from './documents/event.ts'\n")
  await insertAfter('schemas/index.ts', 'const documentTypes = [\n', '  event,\n')
  await insertAfter(
    'studio/desk/structure.ts',
    "      ordered('partner', 'Partners'),\n",
    "      sortedList(S, 'event', 'Events', { field: 'date', direction: 'asc' }),\n",
  )
  await copy.write('seed/content/events.ts', EVENTS)
  const pages = "import { pages } from './pages/index.ts'\n"
  await insertAfter('seed/content/index.ts', pages, "import { events } from './events.ts'\n")
  await insertAfter('seed/content/index.ts', '  home,\n', '  ...events,\n')
}

async function addPage(): Promise<void> {
  await copy.write('seed/content/pages/events.ts', PAGE)
  const about = "import { about } from './about.ts'\n"
  await insertAfter('seed/content/pages/index.ts', about, "import { events } from './events.ts'\n")
  await insertAfter('seed/content/pages/index.ts', '  about,\n', '  events,\n')
}

/** Every part of the shipped content may change. */
async function changeContent(): Promise<void> {
  await copy.replace('seed/content/pages/about.ts', 'Cloth people can check', 'Cloth to check')
}

async function addFieldToForms(): Promise<void> {
  for (const [definition, nextField, component, nextElement] of FORMS) {
    await insertBefore(`submissions/definitions/${definition}`, nextField, BUDGET)
    const element = "<Field {...fieldBinder(control)('budget')} />\n"
    await insertBefore(`app/forms/${component}`, nextElement, element)
  }
  const payload = 'message: fields.message }'
  await insertBefore('submissions/definitions/contact.ts', payload, 'budget: fields.budget, ')
}

test('a document type in one file and three lists is generated, typed, and shipped with content', async () => {
  const query = '*[_type == "event"]{ title, date }'
  expect(await site.client.fetch(query)).toEqual([{ title: 'Open day', date: '2027-03-06' }])
})

test('a page in one file and one list is served, and an existing dataset gets it on request', async () => {
  expect(await (await fetch(`${site.origin}/events`)).text()).toContain('Where to meet us')

  const env = { PORT: new URL(earlierSite.origin).port, LAKE_TOKEN }
  await copy.run(['tooling/content.ts', 'import', 'seed/dataset', '--missing'], env)
  const visit = async () => {
    const page = await fetch(`${earlierSite.origin}/events`)
    return page.status === 200 && (await page.text()).includes('Where to meet us')
  }
  await expect.poll(visit).toBe(true)
  expect(await (await fetch(`${earlierSite.origin}/sitemap.xml`)).text()).toContain('/events<')
})

test('a field of one definition and one line of markup is shown, validated, stored, delivered and listed', async () => {
  expect(await copy.read('app/content/types.generated.ts')).toContain('budget?:')
  const page = `${site.origin}/contact-us`
  const send = (fields: Record<string, string>) =>
    fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) })

  expect(await (await fetch(page)).text()).toContain('name="budget"')
  const refused = await send(COMPLETE)
  expect(refused.status).toBe(422)
  expect(await refused.text()).toContain('Name a budget')
  const tooLong = await (await send({ ...COMPLETE, budget: '123456' })).text()
  expect(tooLong).toContain('Budget can have at most 5 characters')
  expect((await send({ ...COMPLETE, budget: '₵ 90' })).status).toBe(303)

  expect(storedFields(site.dataDir)).toMatchObject([{ firstName: 'Akosua', budget: '₵ 90' }])
  await expect.poll(() => backend.received.length).toBe(1)
  expect(backend.received[0]?.body).toMatchObject({
    template_params: { from_name: 'Akosua Mensah', budget: '₵ 90' },
  })

  const headers = { 'X-Nsaa-Studio': '1', Authorization: `Bearer ${LAKE_TOKEN}` }
  const inbox = `${site.origin}/studio/api/messages`
  const { messages } = await (await fetch(`${inbox}/`, { headers })).json()
  const { fields } = await (await fetch(`${inbox}/${messages[0].id}`, { headers })).json()
  expect(fields).toContainEqual({ name: 'budget', label: 'Budget', value: '₵ 90' })
  const [columns, row] = (await (await fetch(`${inbox}/export.csv`, { headers })).text()).split(
    '\r\n',
  )
  expect(columns?.split(',')).toContain('"Budget"')
  expect(row).toContain('₵ 90')
})

test('the tests of forms, content and the Studio pass without a change', async () => {
  await copy.test(TESTS)
})

function storedFields(dataDir: string): unknown[] {
  const database = new DatabaseSync(join(dataDir, 'submissions/submissions.sqlite'), {
    readOnly: true,
  })
  const rows = database.prepare('SELECT fields FROM submissions').all()
  database.close()
  return rows.map(({ fields }) => JSON.parse(String(fields)))
}
