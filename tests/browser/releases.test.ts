import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Site } from '../site/startSite.ts'
import { DESKTOP, SLOW_STEP, withBrowser } from './harness.ts'
import { startIsolatedSite } from './isolatedSite.ts'
import { OPEN_POSITION } from './openPosition.ts'
import { resize } from './resize.ts'
import {
  chooseFrom,
  type Editor,
  openPreview,
  openStudio,
  PREVIEW_FRAME,
  pushPath,
  untilDone,
} from './studioEditor.ts'

const TEST_TIMEOUT_MS = 900_000
const DAY_MS = 24 * 60 * 60 * 1000
const POLICY = 'policy-cancellation-policy'
const PATH = '/cancellation-policy'
const NEW_TITLE = 'Cancellation from December'

/** The unmodified Studio, from a new release to what visitors see at its time. */
describe('content releases in the Studio', { timeout: TEST_TIMEOUT_MS }, () => {
  const open = withBrowser()
  let site: Site
  let editor: Editor
  let releaseId: string
  beforeAll(async () => {
    site = await startIsolatedSite()
    await site.client.create(OPEN_POSITION)
    await site.client.create({
      ...OPEN_POSITION,
      _id: 'analyst',
      title: 'Risk analyst',
      order: 2,
    })
    editor = await openStudio(open, site, { name: 'Ama Mensah' })
  })
  afterAll(async () => {
    await editor.close()
    await site.stop()
  })

  const visitor = (path: string) => fetch(site.origin + path).then((response) => response.text())
  const release = () => site.client.releases.get({ releaseId })
  /** @returns whether the Studio shows the new release; false if its dialog was closed */
  const createRelease = async (title: string) => {
    const { page } = editor
    const isShown = () => /\/studio\/releases\/r\w+/.test(page.url())
    if (isShown()) return true
    const form = page.getByTestId('release-form-title')
    if (!(await form.isVisible())) {
      await page
        .getByRole('button', { name: /^New release/i })
        .first()
        .click({ timeout: 15_000 })
    }
    await form.fill(title, { timeout: 15_000 })
    await page.getByTestId('submit-release-button').click({ timeout: 15_000 })
    await page.waitForURL(isShown, { timeout: 60_000 })
    return true
  }
  /** Opens a document in the release's perspective and adds it to the release. */
  const addToRelease = async (type: string, id: string) => {
    const { page } = editor
    await editor.show(type, id, releaseId)
    const versionId = `versions.${releaseId}.${id}`
    const add = page.getByRole('button', { name: /^Add to release/i }).first()
    // A click is lost when the Studio mounts its tools again in that moment.
    const isAdded = async () => {
      if (await site.client.getDocument(versionId)) return true
      await add.click({ timeout: 10_000 })
      return false
    }
    await expect.poll(() => isAdded().catch(String), SLOW_STEP).toBe(true)
    return versionId
  }

  test('a release is created with a changed policy and a vacancy to unpublish', async () => {
    const { page } = editor
    await pushPath(page, '/studio/releases')
    // The Studio mounts its tools again when the project's features arrive, which closes dialogs.
    await editor.settled()
    await expect.poll(() => createRelease('December'), SLOW_STEP).toBe(true)
    releaseId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    expect(await release()).toMatchObject({ state: 'active', metadata: { title: 'December' } })

    const policyVersion = await addToRelease('policy', POLICY)
    const title = page.getByTestId('field-title').getByRole('textbox').first()
    await expect.poll(() => title.isEditable(), SLOW_STEP).toBe(true)
    await editor.settled()
    await title.fill(NEW_TITLE)
    await expect
      .poll(() => site.client.getDocument(policyVersion), SLOW_STEP)
      .toMatchObject({ title: NEW_TITLE })

    const vacancyVersion = await addToRelease('jobPosition', 'engineer')
    const confirm = page.getByTestId('confirm-button')
    await chooseFrom(
      page.getByTestId('action-menu-button'),
      page.getByRole('menuitem', { name: /^Unpublish/ }),
      confirm,
    )
    await confirm.click()
    await expect
      .poll(() => site.client.getDocument(vacancyVersion), SLOW_STEP)
      .toMatchObject({ _system: { delete: true } })
    expect(await visitor(PATH)).not.toContain(NEW_TITLE)
    expect(await visitor('/careers')).toContain('Payments engineer')
  })

  test('the calendar of Releases opens in a window of medium width', async () => {
    const { page } = editor
    await resize(page, { width: 768, height: 1024 })
    await pushPath(page, '/studio/releases')
    const button = page.locator('button[name="calendar"]')
    const day = page.getByRole('dialog').locator('[data-ui="CalendarDay"]')
    const crashed = page.getByText('The releases tool crashed')
    await button.or(crashed).first().waitFor(SLOW_STEP)
    expect(await crashed.count()).toBe(0)
    await untilDone(async (attempt) => {
      if (!(await day.first().isVisible())) await button.click(attempt)
      await day.first().waitFor(attempt)
    })
    await page.keyboard.press('Escape')
    await day.first().waitFor({ state: 'detached' })
    await resize(page, DESKTOP)
  })

  test('the home page can neither be unpublished nor moved by a release', async () => {
    const { page } = editor
    const version = await addToRelease('page', 'page-home')
    const item = page.getByRole('menuitem', { name: /^Unpublish/ })
    const isRefused = async () => {
      if (!(await item.isVisible())) {
        await page.getByTestId('action-menu-button').click({ timeout: 10_000 })
      }
      return item.isDisabled({ timeout: 10_000 })
    }
    await expect.poll(() => isRefused().catch(String), SLOW_STEP).toBe(true)
    await page.keyboard.press('Escape')
    await editor.fill({ path: '/welcome' })
    const mark = page.getByTestId('field-path').getByTestId('input-validation-icon-error')
    await mark.first().waitFor(SLOW_STEP)
    await site.client.delete(version)
  })

  test('a new order is the order in a release, too', async () => {
    const { page } = editor
    await editor.openList('Open positions')
    await page
      .getByRole('link', { name: /Payments engineer.*leaves with release/ })
      .waitFor(SLOW_STEP)
    await page.getByRole('button', { name: /^Move Payments engineer/ }).focus(SLOW_STEP)
    await page.keyboard.press('ArrowDown')
    await page
      .getByText('Payments engineer is now number 2 of 2.')
      .waitFor({ ...SLOW_STEP, state: 'attached' })
    const orders = () =>
      site.client.fetch(
        '*[_type == "jobPosition"] | order(_id){ "id": _id, order }',
        {},
        { perspective: 'raw' },
      )
    await expect.poll(orders, SLOW_STEP).toEqual([
      { id: 'analyst', order: 2 },
      { id: 'engineer', order: 12 },
      { id: `versions.${releaseId}.engineer`, order: 12 },
    ])
  })

  test('the preview shows the page in the perspective of the selected release', async () => {
    const { page } = editor
    const heading = page.frameLocator(PREVIEW_FRAME).locator('main h1')
    await openPreview(page, PATH)
    await expect.poll(() => heading.textContent(), SLOW_STEP).toBe('Cancellation Policy')
    await chooseFrom(
      page.getByTestId('global-perspective-menu-button'),
      page.getByTestId(`release-${releaseId}`),
    )
    await expect.poll(() => heading.textContent(), SLOW_STEP).toBe(NEW_TITLE)
    expect(await visitor(PATH)).not.toContain(NEW_TITLE)
    // A further page of a list is edited in the form of its first page.
    const articles = Array.from({ length: 20 }, (_, index) => ({
      _type: 'article',
      title: `News ${index}`,
      path: `/articles/news-${index}`,
      publishedAt: '2020-01-01T00:00:00Z',
    }))
    await site.client.mutate(articles.map((article) => ({ create: article })))
    await openPreview(page, '/articles/page/2')
    await expect.poll(() => editor.field('path').inputValue(), SLOW_STEP).toBe('/articles')
  })

  test('a page shared from the preview of a release shows the release to a colleague', async () => {
    const { page } = editor
    const frame = page.frameLocator(PREVIEW_FRAME)
    await openPreview(page, '/careers')
    await chooseFrom(
      page.getByTestId('global-perspective-menu-button'),
      page.getByTestId(`release-${releaseId}`),
    )
    const vacancies = () => frame.getByText('Payments engineer').count()
    await expect.poll(vacancies, SLOW_STEP).toBe(0)
    await page.getByRole('button', { name: 'Share' }).click()
    await expect
      .poll(() => page.getByRole('dialog').allTextContents())
      .toEqual([expect.stringContaining('with the changes of the release “December”')])
    await page.getByRole('button', { name: 'Create link' }).click()
    const address = await page.getByLabel('Link to the page').inputValue(SLOW_STEP)
    await page.getByText('/careers with the changes of the release “December”, until').waitFor()
    const opened = await fetch(site.origin + new URL(address).pathname, { redirect: 'manual' })
    const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? ''
    const shared = await fetch(`${site.origin}/careers`, { headers: { cookie } })
    const text = await shared.text()
    expect(text).toContain('Risk analyst')
    expect(text).not.toContain('Payments engineer')
    expect(await visitor('/careers')).toContain('Payments engineer')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })

  test('a scheduled release goes live by itself, and the Studio shows it', async () => {
    const { page } = editor
    await pushPath(page, `/studio/releases/${releaseId}`)
    await page.getByText('All documents validated, no issues found').first().waitFor(SLOW_STEP)
    const dialog = page.getByTestId('confirm-schedule-dialog')
    const when = dialog.getByRole('textbox')
    await chooseFrom(
      page.getByTestId('release-menu-button'),
      page.getByTestId('schedule-button-menu-item'),
      when,
    )
    await when.fill(studioTime(Date.now() + 2 * DAY_MS))
    await when.blur()
    await dialog.getByTestId('confirm-button').click()
    await page.getByRole('button', { name: 'Unschedule release' }).waitFor(SLOW_STEP)
    const scheduled = await release()
    expect(scheduled).toMatchObject({ state: 'scheduled', metadata: { releaseType: 'scheduled' } })
    expect(Date.parse(scheduled?.publishAt ?? '')).toBeGreaterThan(Date.now() + DAY_MS)
    expect(await visitor(PATH)).not.toContain(NEW_TITLE)

    // The Studio's own action with an earlier time: a test cannot wait for two days.
    const publishAt = new Date(Date.now() + 1_000).toISOString()
    await site.client.releases.schedule({ releaseId, publishAt })
    await expect.poll(() => visitor(PATH), SLOW_STEP).toContain(NEW_TITLE)
    expect(await visitor('/careers')).not.toContain('Payments engineer')
    await page.getByTestId('published-release-type-label').waitFor(SLOW_STEP)
    expect(await release()).toMatchObject({ state: 'published', publishAt })
  })

  test('a single draft is scheduled from the menu next to “Publish”', async () => {
    const { page } = editor
    await page.goto(`/studio/structure/policy;${POLICY}`)
    const title = page.getByTestId('field-title').getByRole('textbox').first()
    await title.waitFor(SLOW_STEP)
    // What is typed is lost if the Studio, which was loaded again, then mounts its tools again.
    await untilDone(async (attempt) => {
      await title.fill('Cancellation from January', attempt)
      await page.locator('[data-testid="action-publish"]:enabled').waitFor(attempt)
    })
    const dialog = page.getByRole('dialog')
    const when = dialog.getByRole('textbox')
    await chooseFrom(
      page.getByTestId('action-menu-button'),
      page.getByRole('menuitem', { name: 'Schedule publish' }),
      when,
    )
    await when.fill(studioTime(Date.now() + 2 * DAY_MS))
    await when.blur()
    await dialog.getByTestId('confirm-button').click()
    const scheduled = '*[_type == "system.release" && metadata.cardinality == "one"][0]'
    const raw = { perspective: 'raw' } as const
    await expect
      .poll(() => site.client.fetch(scheduled, {}, raw), SLOW_STEP)
      .toMatchObject({ state: 'scheduled' })
    expect(await visitor(PATH)).toContain(NEW_TITLE)
    const { name } = await site.client.fetch<{ name: string }>(scheduled, {}, raw)
    const publishAt = new Date(Date.now() + 1_000).toISOString()
    await site.client.releases.schedule({ releaseId: name, publishAt })
    await expect.poll(() => visitor(PATH), SLOW_STEP).toContain('Cancellation from January')
    expect(await site.client.getDocument(`drafts.${POLICY}`)).toBeUndefined()
  })

  test('the Studio logged no error in the tests above', () => {
    const faults = editor.problems().filter((entry) => /^(?:console\.error|page error)/.test(entry))
    expect(faults).toEqual([])
  })
})

/** The format of the Studio's date fields. */
function studioTime(ms: number): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).formatToParts(ms)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('month')} ${part('day')}, ${part('year')} ${part('hour')}:${part('minute')}`
}
