import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tokenValues } from '../../app/design/tokens.ts'
import { display } from '../../app/design/typefaces.ts'

/** Follows the how-to “change the brand” of docs/architecture.md in a copy of the project. */

const ROOT = join(import.meta.dirname, '../..')
const TOKENS = 'app/design/tokens.ts'
const TYPEFACES = 'app/design/typefaces.ts'
const NOT_COPIED = new Set(['.git', '.cache', '.data', 'build', 'node_modules'])
/** Tests and records of decisions may name anything; the package of a font is a dependency. */
const NOT_SEARCHED =
  /^(?:node_modules|tests|docs\/decisions)\/|^package(?:-lock)?\.json$|\.test\.tsx?$|\.(?:png|woff2)$/
/** Has words in the typeface of headings, drawn as outlines. */
const DRAWN_WORDS = 'seed/dataset/images/shop.svg'
const TIMEOUT_MS = 900_000

let copy: string
beforeEach(async () => {
  copy = await mkdtemp(join(tmpdir(), 'nsaa-brand-'))
  await cp(ROOT, copy, {
    recursive: true,
    filter: (path) => !NOT_COPIED.has(path.slice(ROOT.length + 1)),
  })
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
})
afterEach(() => rm(copy, { recursive: true, force: true }))

async function generate(...args: string[]): Promise<void> {
  const run = promisify(execFile)('node_modules/.bin/node', ['tooling/generateAll.ts', ...args], {
    cwd: copy,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  await run.catch((error) => {
    throw new Error(`npm run generate failed:\n${error.stdout}\n${error.stderr}`)
  })
}

async function filesWith(text: RegExp): Promise<string[]> {
  const names = await readdir(copy, { recursive: true, withFileTypes: true })
  const files = names
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(copy.length + 1))
    .filter((file) => !NOT_SEARCHED.test(file))
  const found = await Promise.all(
    files.map(async (file) => text.test(await readFile(join(copy, file), 'utf8')) && file),
  )
  return found.filter((file) => file !== false).sort()
}

/** Matches a colour however it is written. */
function spellings(colour: string): RegExp {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return new RegExp(`${colour.slice(1)}|\\b${channels.join('[\\s,]+')}\\b`, 'i')
}

async function replaceIn(file: string, old: string, by: string): Promise<void> {
  const source = await readFile(join(copy, file), 'utf8')
  expect(source, file).toContain(old)
  await writeFile(join(copy, file), source.replace(old, by))
}

/** @returns a drawing without its colours */
async function shapesOf(file: string): Promise<string> {
  return (await readFile(join(copy, file), 'utf8')).replaceAll(/#[0-9a-f]{3,6}/gi, '')
}

test('another colour and another typeface leave no trace of the old after "npm run generate"', {
  timeout: TIMEOUT_MS,
}, async () => {
  const { signal } = tokenValues
  const colouredBefore = await filesWith(spellings(signal))
  await replaceIn(TOKENS, signal, '#0F7BF1')
  const { family, source } = display
  const wordsBefore = await shapesOf(DRAWN_WORDS)
  await replaceIn(
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
