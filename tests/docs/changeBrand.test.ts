import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tokenValues } from '../../app/design/tokens.ts'
import { display } from '../../app/design/typefaces.ts'
import { copyProject, type ProjectCopy } from '../site/projectCopy.ts'

/** Follows the how-to “change the brand” of docs/architecture.md in a copy of the project. */

const TOKENS = 'app/design/tokens.ts'
const TYPEFACES = 'app/design/typefaces.ts'
/** Tests and records of decisions may name anything; the package of a font is a dependency. */
const NOT_SEARCHED =
  /^(?:node_modules|tests|docs\/decisions)\/|^package(?:-lock)?\.json$|\.test\.tsx?$|\.(?:png|woff2)$/
/** Has words in the typeface of headings, drawn as outlines. */
const DRAWN_WORDS = 'seed/dataset/images/shop.svg'
const HEX = /^#[0-9A-F]{6}$/i
const TIMEOUT_MS = 900_000

let copy: ProjectCopy
beforeEach(async () => {
  copy = await copyProject()
})
afterEach(() => copy.remove())

const generate = () => copy.run(['tooling/generate.ts'])

/** @returns name and text of every file that is searched, by name */
async function readFiles(): Promise<(readonly [name: string, text: string])[]> {
  const names = await readdir(copy.folder, { recursive: true, withFileTypes: true })
  const files = names
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(copy.folder.length + 1))
    .filter((file) => !NOT_SEARCHED.test(file))
    .sort()
  return Promise.all(files.map(async (file) => [file, await copy.read(file)] as const))
}

const filesWith = (wanted: RegExp, files: Awaited<ReturnType<typeof readFiles>>) =>
  files.filter(([, text]) => wanted.test(text)).map(([name]) => name)

/** Matches a colour however it is written. */
function spellings(colour: string): RegExp {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return new RegExp(`${colour.slice(1)}|\\b${channels.join('[\\s,]+')}\\b`, 'i')
}

/** @returns a drawing without its colours */
async function shapesOf(file: string): Promise<string> {
  return (await copy.read(file)).replaceAll(/#[0-9a-f]{3,6}/gi, '')
}

/** @returns the colour with its channels rotated: none of the results is a token already */
function changed(colour: string): string {
  return `#${colour.slice(3)}${colour.slice(1, 3)}`
}

test('other colours and another typeface leave no trace of the old after "npm run generate"', {
  timeout: TIMEOUT_MS,
}, async () => {
  const { signal } = tokenValues
  const colours = [...new Set(Object.values(tokenValues).filter((value) => HEX.test(value)))]
  const colouredBefore = filesWith(spellings(signal), await readFiles())
  for (const colour of colours) await copy.replace(TOKENS, `'${colour}'`, `'${changed(colour)}'`)
  const { family, source } = display
  const wordsBefore = await shapesOf(DRAWN_WORDS)
  await copy.replace(
    TYPEFACES,
    `family: '${family}', source: '${source}'`,
    `family: 'Inter Variable', source: 'inter'`,
  )
  await generate()

  const files = await readFiles()
  for (const colour of colours) expect(filesWith(spellings(colour), files), colour).toEqual([])
  // Two files read the token when they are run.
  const coloured = colouredBefore.filter((file) => !file.startsWith('server/'))
  expect(filesWith(spellings(changed(signal)), files)).toEqual(coloured)
  expect(coloured).toContain('public/artwork/logo.svg')
  expect(coloured).toContain('docs/performance/chart.svg')
  expect(coloured).toContain('deploy/maintenance.html')

  expect(filesWith(new RegExp(source, 'i'), files)).toEqual([])
  expect(await shapesOf(DRAWN_WORDS)).not.toBe(wordsBefore)
})
