import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject, type ProjectCopy } from '../site/projectCopy.ts'
import { type Site, startSite } from '../site/startSite.ts'
import { expectAccessible, horizontalOverflowPx, hydrated, PHONE, withBrowser } from './harness.ts'

/** Follows the how-to “Add a section” of docs/architecture.md in a copy of the project. */

const TYPE = 'testedSection'
const BUILD_TIMEOUT_MS = 900_000

const runFile = promisify(execFile)
const open = withBrowser()
let copy: ProjectCopy
let site: Site
let printed: string

/** Runs a program in the copy. */
const run = (file: string, ...args: readonly string[]) =>
  runFile(file, args, { cwd: copy.folder, timeout: BUILD_TIMEOUT_MS })

beforeAll(async () => {
  copy = await copyProject()
  printed = (await run('npm', 'run', 'new:section', TYPE)).stdout
  site = await startSite({ GALLERY: '1' }, copy.folder)
}, BUILD_TIMEOUT_MS)

afterAll(async () => {
  await site?.stop()
  await copy?.remove()
})

/** Adds a field of the section's own in its schema, its query and its examples. */
async function addList(): Promise<void> {
  const field =
    "defineField({ name: 'prices', title: 'Prices', type: 'array', of: [{ type: 'string', title: 'Price' }] })"
  await copy.replace(`schemas/sections/${TYPE}.ts`, 'fields: [', `fields: [${field}, `)
  await copy.replace(`app/sections/${TYPE}/query.ts`, '{ body', '{ prices, body')
  await copy.replace(
    `app/sections/${TYPE}/examples.ts`,
    'body: null',
    "prices: ['₵ 5'], body: null",
  )
  await copy.run(['tooling/generate/sectionsAndTypes.ts'])
}

test('a new section is shown in the gallery of the built site, at any width', async () => {
  const { page, problems, close } = await open(`/gallery/sections?type=${TYPE}`, {
    origin: site.origin,
    viewport: PHONE,
  })
  await hydrated(page)
  expect(await page.getByRole('heading', { name: 'Tested section' }).count()).toBe(2)
  expect(await horizontalOverflowPx(page)).toBe(0)
  await expectAccessible(page, { exceptRules: ['heading-order'] })
  expect(problems).toEqual([])
  await close()
})

test('a new section has a type for editors, and a picture of its first example', async () => {
  const schemas = await copy.read('schemas/sections/index.generated.ts')
  expect(schemas).toContain(`  ${TYPE},\n`)
  const picture = sharp(join(copy.folder, `studio/sectionPictures/${TYPE}.column.webp`))
  expect(await picture.metadata()).toMatchObject({ format: 'webp', width: 480, height: 360 })
  const { channels } = await picture.stats()
  expect(Math.min(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(5)
})

test('a new section with an added list passes the checks and tests of the project', async () => {
  await run(
    'node_modules/.bin/biome',
    'ci',
    '--vcs-enabled=false',
    `app/sections/${TYPE}`,
    `schemas/sections/${TYPE}.ts`,
  )
  await addList()
  await copy.checkTypes()
  await copy.test(['app/sections/', 'schemas/', 'tests/content/section'])
})

test('the command prints every file it has written, and what comes next', () => {
  expect(printed).toContain(`Wrote app/sections/${TYPE}/examples.ts\n`)
  expect(printed).toContain(`Wrote studio/sectionPictures/${TYPE}.column.webp\n`)
  expect(printed.trimEnd().split('\n').at(-1)).toContain('Next: edit the first four of these files')
})

test('a section with a taken name is refused, and nothing is written', async () => {
  const refused = await run('npm', 'run', 'new:section', 'text').catch((error) => error)
  expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('"text" is taken') })
  expect(refused.stdout).not.toContain('Wrote')
})
