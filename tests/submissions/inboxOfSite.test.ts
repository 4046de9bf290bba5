import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { submissionsFile } from '../../submissions/configuredBackends.ts'
import { contact } from '../../submissions/definitions/contact.ts'
import { vasDemo } from '../../submissions/definitions/demo.ts'
import { openSqliteStore } from '../../submissions/store/sqlite.ts'
import { postForm } from '../site/postForm.ts'
import { LAKE_TOKEN, type Site, startSite } from '../site/startSite.ts'
import { type FakeBackend, startFakeBackend } from './fakeBackend.ts'
import { acceptInto, completeValues, contactContent, newsletterPost } from './fixtures.ts'

const STUDIO = { 'X-Nsaa-Studio': '1' }
const EARLIER_SENDER = 'earlier@school.example'

describe('the messages API of a built site', () => {
  const parkedAtMs = Date.now()
  let dataDir: string
  let webhook: FakeBackend
  let site: Site
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'nsaa-inbox-site-'))
    const store = openSqliteStore(submissionsFile(dataDir))
    const parked = await acceptInto(
      store,
      contactContent({ email: EARLIER_SENDER, message: 'refused by its service' }),
    )
    await store.query("UPDATE submissions SET state = 'parked', parked_at_ms = ? WHERE id = ?", [
      parkedAtMs,
      parked,
    ])
    const handled = await acceptInto(store, contactContent({ message: 'handled two days ago' }))
    await store.query(
      "UPDATE submissions SET handling = 'handled', handled_at_ms = ? WHERE id = ?",
      [Date.now() - 2 * 86_400_000, handled],
    )
    await store.close()
    webhook = await startFakeBackend()
    webhook.behave('hang')
    site = await startSite({
      DATA_DIR: dataDir,
      SUBMISSION_RETENTION_DAYS: '1',
      NOTIFY_WEBHOOK_URL: `${webhook.origin}/hook`,
    })
  })
  afterAll(async () => {
    await site.stop()
    await webhook.stop()
    await rm(dataDir, { recursive: true })
  })

  const list = (headers: Record<string, string>) =>
    fetch(`${site.origin}/studio/api/messages/`, { headers: { ...STUDIO, ...headers } })
  const asAdministrator = { Authorization: `Bearer ${LAKE_TOKEN}` }
  const post = (path: string, fields: Record<string, string>, headers = {}) =>
    postForm(site.origin + path, fields, headers)

  /** Page of the one message of an address. */
  async function pagesOf(email: string) {
    const { messages } = await (await list(asAdministrator)).json()
    const message = messages.find((each: { email: string }) => each.email === email)
    const url = `${site.origin}/studio/api/messages/export.csv`
    const response = await fetch(url, { headers: { ...STUDIO, ...asAdministrator } })
    const line = (await response.text()).split('\r\n').find((each) => each.includes(email))
    return { listed: message.page, exported: line?.split('","')[2] }
  }

  test('erases a handled message after SUBMISSION_RETENTION_DAYS, and no other', async () => {
    const states = async () => {
      const { messages } = await (await list(asAdministrator)).json()
      return messages.map(({ state }: { state: string }) => state)
    }
    await expect.poll(states).toEqual(['parked'])
  })

  test('reports a parked message to NOTIFY_WEBHOOK_URL', async () => {
    const body = {
      event: 'submissions.parked',
      count: 1,
      since: new Date(parkedAtMs).toISOString(),
      studio: `${site.origin}/studio/messages`,
    }
    await expect.poll(() => webhook.received[0]).toMatchObject({ path: '/hook', body })
  })

  test('authenticates the embedded lake’s administrator, and shows what a form sent', async () => {
    await post('/', newsletterPost('ama@school.example'))
    expect((await list({})).status).toBe(401)
    const { messages } = await (await list(asAdministrator)).json()
    expect(messages[0]).toMatchObject({ kind: 'newsletter', email: 'ama@school.example' })
    const foreign = await list({ ...asAdministrator, Origin: 'https://evil.example' })
    expect(foreign.status).toBe(403)
  })

  test.each([
    ['/request-vas-demo', { ...completeValues(vasDemo), form: 'demo:/request-vas-demo' }],
    ['/contact-us', { ...completeValues(contact), form: 'contact' }],
    ['/careers', newsletterPost('')],
  ])(
    'a message names the page %s that it was sent from, in the list and in the export',
    async (path, fields) => {
      const email = `sender${path.replaceAll('/', '-')}@school.example`
      expect((await post(path, { ...fields, email })).status).toBe(303)
      expect(await pagesOf(email)).toEqual({ listed: path, exported: path })
    },
  )

  test('a message that a script sent names the page', async () => {
    const email = 'script@school.example'
    const sent = await post('/careers.data', { ...newsletterPost(email), elapsedMs: '9000' })
    expect(sent.ok).toBe(true)
    expect(await pagesOf(email)).toEqual({ listed: '/careers', exported: '/careers' })
  })

  test('a message sent to a path without a page names the not-found page', async () => {
    const email = 'lost@school.example'
    expect((await post('//elsewhere.example/=1+1', newsletterPost(email))).status).toBe(303)
    expect(await pagesOf(email)).toEqual({ listed: '/404', exported: '/404' })
  })

  test('a message that an earlier version stored names no page', async () => {
    expect(await pagesOf(EARLIER_SENDER)).toEqual({ listed: null, exported: '' })
  })

  test('refuses the cookie of an editor immediately after the sign-out', async () => {
    const signIn = await post('/studio/sign-in', { name: 'Ama Serwaa', key: LAKE_TOKEN })
    const [Cookie = ''] = signIn.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0])
    expect((await list({ Cookie })).status).toBe(200)
    await post('/studio/sign-out', {}, { Cookie })
    expect((await list({ Cookie })).status).toBe(401)
  })

  test('a stop ends a notification that has no response yet', async () => {
    await site.stop()
    expect(site.output()).toMatch(/submissions\.notify\b.*no response/)
  })
})
