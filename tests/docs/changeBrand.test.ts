import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tokenValues } from '../../app/design/tokens.ts'
import { display } from '../../app/design/typefaces.ts'
import { copyProject, type ProjectCopy } from './projectCopy.ts'

/** Follows the how-to “change the brand” of docs/architecture.md in a copy of the project. */

const TOKENS = 'app/design/tokens.ts'
const TYPEFACES = 'app/design/typefaces.ts'
/** Tests and records of decisions may name anything; the package of a font is a dependency. */
const NOT_SEARCHED =
  /^(?:node_modules|tests|docs\/decisions)\/|^package(?:-lock)?\.json$|\.test\.tsx?$|\.(?:png|woff2)$/
/** Has words in the typeface of headings, drawn as outlines. */
const DRAWN_WORDS = 'seed/dataset/images/shop.svg'
const TIMEOUT_MS = 900_000

let copy: ProjectCopy
beforeEach(async () => {
  copy = await copyProject()
})
afterEach(() => copy.remove())

const generate = (...args: string[]) => copy.run(['tooling/generateAll.ts', ...args])

async function filesWith(text: RegExp): Promise<string[]> {
  const names = await readdir(copy.folder, { recursive: true, withFileTypes: true })
  const files = names
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(copy.folder.length + 1))
    .filter((file) => !NOT_SEARCHED.test(file))
  const found = await Promise.all(
    files.map(async (file) => text.test(await copy.read(file)) && file),
  )
  return found.filter((file) => file !== false).sort()
}

/** Matches a colour however it is written. */
function spellings(colour: string): RegExp {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return new RegExp(`${colour.slice(1)}|\\b${channels.join('[\\s,]+')}\\b`, 'i')
}

/** @returns a drawing without its colours */
async function shapesOf(file: string): Promise<string> {
  return (await copy.read(file)).replaceAll(/#[0-9a-f]{3,6}/gi, '')
}

test('another colour and another typeface leave no trace of the old after "npm run generate"', {
  timeout: TIMEOUT_MS,
}, async () => {
  const { signal } = tokenValues
  const colouredBefore = await filesWith(spellings(signal))
  await copy.replace(TOKENS, signal, '#0F7BF1')
  const { family, source } = display
  const wordsBefore = await shapesOf(DRAWN_WORDS)
  await copy.replace(
    TYPEFACES,
    `family: '${family}', source: '${source}'`,
    `family: 'Inter Variable', source: 'inter'`,
  )
  await generate()

  expect(await filesWith(spellings(signal))).toEqual([])
  // Two files read the token when they are run.
  const coloured = colouredBefore.filter((file) => !file.startsWith('server/'))
  expect(await filesWith(spellings('#0F7BF1'))).toEqual(coloured)
  expect(coloured).toContain('public/artwork/logo.svg')
  expect(coloured).toContain('docs/performance/chart.svg')
  expect(coloured).toContain('deploy/maintenance.html')

  expect(await filesWith(new RegExp(source, 'i'))).toEqual([])
  expect(await shapesOf(DRAWN_WORDS)).not.toBe(wordsBefore)
  await generate('--check')
})
