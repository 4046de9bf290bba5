import { randomUUID } from 'node:crypto'
import type { SanityDocument } from '@sanity/client'
import { validateDocument } from '@sanity/validation'
import { createSchema } from 'sanity'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { schemaTypes } from '../../schemas/index.ts'
import { starters } from '../../studio/starters/starters.ts'
import { findStartingParts } from '../../studio/starters/startingParts.ts'
import type { Site } from '../site/startSite.ts'
import {
  DESKTOP,
  expectAccessible,
  horizontalOverflowPx,
  hydrated,
  PHONE,
  SLOW_STEP,
  withBrowser,
} from './harness.ts'
import { startIsolatedSite } from './isolatedSite.ts'
import { openStudio } from './studioEditor.ts'

const STAMPS = { _rev: '1', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' }

describe('the starters of a new page', () => {
  const open = withBrowser()
  let site: Site
  beforeAll(async () => {
    site = await startIsolatedSite()
  })
  afterAll(() => site.stop())

  test.each(starters)('$title is valid, and a finished page as it begins', async (starter) => {
    const begun = starter.begin(await findStartingParts(site.client))
    const document: SanityDocument = { _id: starter.name, _type: 'page', ...STAMPS, ...begun }
    const schema = createSchema({ name: 'site', types: schemaTypes })
    const { status, markers } = await validateDocument({ document, schema, client: site.client })
    const found = new Set(markers.map(({ level, message }) => `${level}: ${message}`))
    expect([...found]).toEqual(['warning: This is the starter’s text. Write your own.'])
    const fields = markers.map(({ path }) => path.join('.'))
    expect(fields).toEqual(expect.arrayContaining(['title', 'seo.title', 'seo.description']))
    expect(fields.filter((field) => field.startsWith('sections'))).not.toEqual([])
    expect(status).not.toBe('notEvaluated')

    await site.client.createOrReplace({ _id: starter.name, _type: 'page', ...begun })
    const { page, problems, close } = await open('/', { origin: site.origin, viewport: DESKTOP })
    const path = begun.path ?? ''
    await expect
      .poll(() => page.goto(path).then((response) => response?.status()), SLOW_STEP)
      .toBe(200)
    problems.length = 0
    await page.reload()
    await hydrated(page)
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    for (const { _key } of begun.sections ?? []) {
      const shown = page.locator(`#section-${_key} > *`).first()
      expect((await shown.boundingBox())?.height, _key).toBeGreaterThan(100)
    }
    await expectAccessible(page)
    await page.setViewportSize(PHONE)
    await expect.poll(() => horizontalOverflowPx(page)).toBe(0)
    expect(problems).toEqual([])
    await close()
  })

  test('begin at another address when theirs is taken, and without what a dataset lacks', async () => {
    const [first] = starters
    const parts = await findStartingParts({
      fetch: async () => ({
        paths: ['/products/new-product', '/products/new-product-2'],
        pages: null,
        cloths: null,
      }),
    })
    const begun = first?.begin(parts)
    expect(begun?.path).toBe('/products/new-product-3')
    expect(begun?.sections?.[0]).not.toHaveProperty('picture')
    expect(begun?.sections?.[0]).toMatchObject({ actions: [] })
  })

  test('are offered above the list of pages; one is opened, named and published', async () => {
    const editor = await openStudio(open, site, { name: 'Ama Mensah' })
    const { page } = editor
    page.setDefaultTimeout(SLOW_STEP.timeout)
    await editor.openList('Pages')
    await page.getByText('New page from a starter').click()
    const offered = page.locator('.desk-starters').getByRole('link')
    expect(await offered.allTextContents()).toEqual(starters.map(({ title }) => title))
    await offered.filter({ hasText: 'Campaign page' }).click()
    await expect.poll(() => editor.field('title').inputValue(), SLOW_STEP).toBe('New campaign')
    const path = `/harvest-week-${randomUUID()}`
    await editor.fill({ title: 'Harvest week', path })
    await editor.publish()
    await editor.live()
    const html = () => fetch(site.origin + path).then((response) => response.text())
    await expect.poll(html, SLOW_STEP).toContain('One offer, said loudly')
    expect(editor.problems()).toEqual([])
    await editor.close()
  })
})
