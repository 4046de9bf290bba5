import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyProject, type ProjectCopy } from '../site/projectCopy.ts'
import { type Site, startSite } from '../site/startSite.ts'
import { SLOW_STEP, withBrowser } from './harness.ts'
import { openStudio } from './studioEditor.ts'

/** Sources of the project, one component or schema each, and a text that each has once. */
const SERVER_ONLY = { file: 'app/design/skipLink/SkipLink.tsx', text: 'Skip to content' }
const HYDRATED = { file: 'app/sections/carousel/section.tsx', text: 'Next picture' }
const SCHEMA = { file: 'schemas/documents/faqItem.ts', text: 'Link after the answer' }

const open = withBrowser()
let project: ProjectCopy
let site: Site

beforeAll(async () => {
  project = await copyProject()
  site = await startSite({ NODE_ENV: 'development' }, project.folder, 'tooling/dev.ts')
})
afterAll(async () => {
  await site?.stop()
  await project?.remove()
})

describe('the development server', () => {
  test('shows a changed component in an open page', async () => {
    const { page, close } = await open('/', { origin: site.origin })
    for (const { file, text } of [HYDRATED, SERVER_ONLY]) {
      await expect.poll(() => page.content(), SLOW_STEP).toContain(text)
      // Vite loads the page again when it has prepared further packages.
      await page.waitForLoadState('networkidle')
      await project.replace(file, text, `${text}, changed`)
      await expect.poll(() => page.content().catch(String), SLOW_STEP).toContain(`${text}, changed`)
    }
    await close()
  })

  test('shows a changed schema in a Studio that stays open', async () => {
    const editor = await openStudio(open, site, { name: 'Ama Mensah' })
    let loads = 0
    editor.page.on('load', () => loads++)
    await editor.openList('FAQs')
    await editor.page.getByText('How do customers without a smartphone pay?').click()
    const label = editor.page.getByTestId('document-pane').getByText(SCHEMA.text)
    await label.first().waitFor()
    await project.replace(SCHEMA.file, SCHEMA.text, `${SCHEMA.text}, changed`)
    await editor.page.getByText(`${SCHEMA.text}, changed`).first().waitFor(SLOW_STEP)
    expect(loads).toBe(0)
    await editor.close()
  })
})
