import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../site/freePort.ts'
import { type Site, startSite } from '../site/startSite.ts'
import { firstFaqItem } from './firstFaqItem.ts'
import { SLOW_STEP, withBrowser } from './harness.ts'
import { type Editor, openStudio, pushPath, signInInNewTab } from './studioEditor.ts'

/** The Studio waits longer from one attempt to connect to the next. */
const RECONNECTED = { timeout: 240_000 }
const RESTART_TEST_MS = 900_000

/** An open Studio whose session ends, or whose lake restarts. */
describe('an outage during work in the Studio', () => {
  const open = withBrowser()
  let site: Site
  let editor: Editor
  let env: { PORT: string; DATA_DIR: string }
  beforeAll(async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'nsaa-work-'))
    env = { PORT: String(await freePort()), DATA_DIR: dataDir }
    site = await startSite(env)
    editor = await openStudio(open, site, { name: 'Ama Mensah' })
    editor.page.setDefaultTimeout(SLOW_STEP.timeout)
  })
  /** A field is read-only while the Studio is not connected. */
  const editable = (name: string) =>
    expect
      .poll(
        () =>
          editor
            .field(name)
            .isEditable({ timeout: 1_000 })
            .catch(() => false),
        RECONNECTED,
      )
      .toBe(true)
  afterAll(async () => {
    await editor.close()
    await site.stop()
    await rm(env.DATA_DIR, { recursive: true, force: true })
  })

  test('a path is suggested only when that of the parent page could be read', async () => {
    const { page } = editor
    const parent = await site.client.fetch<string>(
      '*[_type == "page" && path == "/about-us"][0]._id',
    )
    const _id = 'child-of-about-us'
    const reference = { _type: 'reference', _ref: parent }
    await site.client.create({
      _type: 'page',
      _id: `drafts.${_id}`,
      title: 'Our history',
      parent: reference,
    })
    await editor.show('page', _id)
    const reads = /tag=[\w.]*desk\.path/
    await page.route(reads, (route) => route.fulfill({ status: 500 }))
    const suggest = page.getByRole('button', { name: 'Suggest from the title' })
    await suggest.click()
    await page.getByText('The path of the parent page could not be read').first().waitFor()
    expect(await editor.field('path').inputValue()).toBe('')
    await page.unroute(reads)
    await suggest.click()
    await expect
      .poll(() => editor.field('path').inputValue(), SLOW_STEP)
      .toBe('/about-us/our-history')
  })

  test('drafts are listed without authors while the history is unavailable, and with them once it responds', async () => {
    const { page } = editor
    const { _id } = await firstFaqItem(site)
    const draft = { _type: 'faqItem', _id: `drafts.${_id}`, question: 'Edited by another' }
    const history = '**/data/history/**'
    await page.route(history, (route) => route.fulfill({ status: 500 }))
    await site.client.createOrReplace(draft)
    await editor.show('faqItem', _id)
    const listed = (name: RegExp) =>
      page
        .getByRole('region', { name: 'Edited by others, not published' })
        .getByRole('link', { name })
    await editor.openList('Changes')
    await listed(/Edited by another/).waitFor()
    expect(await listed(/Local editor/).count()).toBe(0)
    await page.unroute(history)
    await site.client.patch(draft._id).set({ question: 'Edited again' }).commit()
    await listed(/Edited again.*Local editor/).waitFor()
    await site.client.delete(draft._id)
  })

  test('text typed after the session has ended is preserved, and saved after a new sign-in', async () => {
    const { page } = editor
    const { _id } = await firstFaqItem(site)
    await editor.show('faqItem', _id)
    await editable('question')
    await editor.settled()
    await page.context().clearCookies()
    const words = 'Typed without a session'
    await editor.fill({ question: words })
    const notice = page.getByRole('alert').getByText('Your session has ended')
    await notice.waitFor()
    expect(await editor.field('question').inputValue()).toBe(words)
    await signInInNewTab(page, 'Ama Mensah')
    await notice.waitFor({ state: 'detached' })
    const draft = () => site.client.getDocument(`drafts.${_id}`).then((one) => one?.question)
    await expect.poll(draft, SLOW_STEP).toBe(words)
    expect(await editor.field('question').inputValue()).toBe(words)
  })

  test('a sign-out in another tab is reported before anything is typed', {
    timeout: RESTART_TEST_MS,
  }, async () => {
    const { page } = editor
    const { _id } = await firstFaqItem(site)
    await editor.show('faqItem', _id)
    await editable('question')
    const headers = { origin: site.origin }
    await page.request.post(`${site.origin}/lake/v1/auth/logout`, { headers })
    const notice = page.getByRole('alert').getByText('Your session has ended')
    await notice.waitFor(RECONNECTED)
    await signInInNewTab(page, 'Ama Mensah')
    await editable('question')
    await notice.waitFor({ state: 'detached', ...RECONNECTED })
  })

  test('a session that ends while the Studio loads is reported, and the desk appears', async () => {
    const { page } = editor
    const permissions = '**/acl?*'
    let isSignedIn = false
    await page.route(permissions, (route) =>
      isSignedIn ? route.continue() : route.fulfill({ status: 401 }),
    )
    await page.reload()
    const notice = page.getByRole('alert').getByText('Your session has ended')
    await notice.waitFor()
    isSignedIn = true
    await notice.waitFor({ state: 'detached' })
    await page.getByTestId('structure-tool-list-pane').first().waitFor()
    // A request that begins while the interception ends can stay without a response.
    await editor.settled()
    await page.unroute(permissions)
  })

  test('a list says that it may be out of date during an outage, and follows afterwards', async () => {
    const { page } = editor
    const listed = (question: string) => page.getByRole('link', { name: question })
    const ask = (question: string) =>
      site.client.create({ _type: 'faqItem', question, answer: 'Yes.', order: 99 })
    await editor.openList('FAQs')
    await ask('Asked before the outage')
    await listed('Asked before the outage').waitFor()
    const queries = '**/data/query/**'
    await page.route(queries, (route) => route.abort())
    await ask('Asked during the outage')
    const notice = page.getByText('This list may be out of date')
    await notice.waitFor()
    await page.unroute(queries)
    await notice.waitFor({ state: 'detached' })
    await listed('Asked during the outage').waitFor()
    await ask('Asked after the outage')
    await listed('Asked after the outage').waitFor()
  })

  test('the list of deleted documents that could not be read says so, and is read again', async () => {
    const { page } = editor
    const requests = '**/data/history/*/deleted**'
    await page.route(requests, (route) => route.abort())
    await editor.openList('Deleted')
    const failure = page.getByText('The list could not be loaded: the website is not responding')
    await failure.waitFor()
    await page.unroute(requests)
    await failure.waitFor({ state: 'detached' })
    await page.getByText('No deleted documents.').waitFor()
  })

  test('text typed without a network is saved when it is back, also if its form was closed', async () => {
    const { page } = editor
    const typed = 'Typed letter by letter without a network'
    const fields = { _type: 'faqItem', question: 'Asked before', answer: 'Yes.' }
    const { _id } = await site.client.create(fields)
    await page.clock.install()
    await editor.show('faqItem', _id)
    await editable('question')
    await editor.settled()
    await page.context().setOffline(true)
    await editor.field('question').press('ControlOrMeta+a')
    await editor.field('question').pressSequentially(typed, { delay: 50 })
    await page.getByTestId('document-panel-document-title').getByText(typed).waitFor()
    // The Studio commits letters up to a second after they were typed, so not the last ones.
    await pushPath(page, '/studio/structure')
    await page.getByTestId('document-pane').first().waitFor({ state: 'detached' })
    // The Studio drops a document five seconds after its form was closed.
    await page.clock.fastForward(6_000)
    await page.context().setOffline(false)
    const draft = () => site.client.getDocument(`drafts.${_id}`).then((one) => one?.question)
    await expect.poll(draft, SLOW_STEP).toBe(typed)
    await site.client.transaction().delete(`drafts.${_id}`).delete(_id).commit()
  })

  test.each([
    {
      change: 'published',
      role: 'In the draft',
      apply: (id: string) =>
        site.client.action({
          actionType: 'sanity.action.document.publish',
          draftId: `drafts.${id}`,
          publishedId: id,
        }),
    },
    {
      change: 'discarded',
      role: 'Published',
      apply: (id: string) => site.client.delete(`drafts.${id}`),
    },
  ])(
    'text typed without a network into a draft that another editor has $change is saved',
    async ({ apply, role }) => {
      const { page } = editor
      const fields = { _type: 'teamMember', name: 'Ama' }
      const { _id } = await site.client.create({ ...fields, role: 'Published' })
      const draftId = `drafts.${_id}`
      await site.client.create({ ...fields, _id: draftId, role: 'In the draft' })
      await editor.show('teamMember', _id)
      await editable('name')
      await editor.settled()
      const writes = '**/data/actions/**'
      await page.route(writes, (route) => route.abort())
      const isSent = page.waitForEvent('requestfailed', (one) =>
        one.url().includes('/data/actions/'),
      )
      await editor.fill({ name: 'Typed without a network' })
      await isSent
      await apply(_id)
      await editor.fill({ name: 'Typed when the draft was gone' })
      await page.unroute(writes)
      const saved = () => site.client.getDocument(draftId)
      const typed = { name: 'Typed when the draft was gone', role }
      await expect.poll(saved, SLOW_STEP).toMatchObject(typed)
      const shown = async () => ({
        name: await editor.field('name').inputValue(),
        role: await editor.field('role').inputValue(),
      })
      await expect.poll(shown, SLOW_STEP).toEqual(typed)
      await site.client.transaction().delete(draftId).delete(_id).commit()
    },
  )

  test('the list of broken links follows a change that was made while it was not connected', {
    timeout: RESTART_TEST_MS,
  }, async () => {
    const link = { _type: 'link', label: 'There', href: '/not-there' }
    const fields = { question: 'Where is it?', answer: 'There.', link }
    const { _id } = await site.client.create({ _type: 'faqItem', ...fields })
    await editor.openList('Broken links')
    const row = editor.page.getByRole('link', { name: /\/not-there$/ })
    await row.waitFor()
    await site.stop()
    site = await startSite(env)
    await site.client.patch(_id).unset(['link']).commit()
    await row.waitFor({ state: 'detached', ...RECONNECTED })
  })

  test('a restart of the lake during an open Studio loses nothing that was typed', {
    timeout: RESTART_TEST_MS,
  }, async () => {
    const { _id } = await firstFaqItem(site)
    await editor.show('faqItem', _id)
    await editable('question')
    await editor.fill({ question: 'Typed before the restart' })
    const draft = () => site.client.getDocument(`drafts.${_id}`).then((one) => one?.question)
    await expect.poll(draft, SLOW_STEP).toBe('Typed before the restart')
    // The Studio sends edits with a delay, so this one is in flight or unsent.
    await editor.fill({ question: 'Typed as it went down' })
    await site.stop()
    site = await startSite(env)
    await expect.poll(draft, RECONNECTED).toBe('Typed as it went down')
    await editable('question')
    await expect
      .poll(() => editor.field('question').inputValue(), SLOW_STEP)
      .toBe('Typed as it went down')
    await editor.publish()
    await editor.live()
    expect((await firstFaqItem(site)).question).toBe('Typed as it went down')
  })
})
