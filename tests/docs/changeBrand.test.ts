import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Follows the how-to “change the brand” of docs/architecture.md in a copy of the project. */

const ROOT = join(import.meta.dirname, '../..')
const TOKENS = 'app/design/tokens.ts'
const NOT_COPIED = new Set(['.git', '.cache', '.data', 'build', 'node_modules'])
/** Tests and records of decisions may name any colour. */
const NOT_SEARCHED = /^(?:node_modules|tests|docs\/decisions)\/|\.test\.tsx?$|\.(?:png|woff2)$/
const TIMEOUT_MS = 300_000

let copy: string
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'nsaa-brand-'))
  await cp(ROOT, copy, {
    recursive: true,
    filter: (path) => !NOT_COPIED.has(path.slice(ROOT.length + 1)),
  })
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rm(copy, { recursive: true, force: true }))

async function generate(...args: string[]): Promise<void> {
  const run = promisify(execFile)('node_modules/.bin/node', ['tooling/generateAll.ts', ...args], {
    cwd: copy,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  await run.catch((error) => {
    throw new Error(`npm run generate failed:\n${error.stdout}\n${error.stderr}`)
  })
}

/** Files whose text contains a colour, however it is written. */
async function filesWith(colour: string): Promise<string[]> {
  const names = await readdir(copy, { recursive: true, withFileTypes: true })
  const files = names
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(copy.length + 1))
    .filter((file) => !NOT_SEARCHED.test(file))
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const spelling = new RegExp(`${colour.slice(1)}|\\b${channels.join('[\\s,]+')}\\b`, 'i')
  const found = await Promise.all(
    files.map(async (file) => spelling.test(await readFile(join(copy, file), 'utf8')) && file),
  )
  return found.filter((file) => file !== false).sort()
}

test('another value of a colour token leaves no trace of the old one after "npm run generate"', {
  timeout: TIMEOUT_MS,
}, async () => {
  const source = await readFile(join(copy, TOKENS), 'utf8')
  const old = /^ {2}signal: '(#[0-9A-F]{6})'/m.exec(source)?.[1] ?? ''
  expect(old, `${TOKENS} has a colour called signal`).not.toBe('')
  const before = await filesWith(old)
  await writeFile(join(copy, TOKENS), source.replace(old, '#0F7BF1'))
  await generate()
  expect(await filesWith(old)).toEqual([])
  // Two files read the token when they are run.
  const generated = before.filter((file) => !file.startsWith('server/'))
  expect(await filesWith('#0F7BF1')).toEqual(generated)
  expect(generated).toContain('public/artwork/logo.svg')
  expect(generated).toContain('docs/performance/chart.svg')
  expect(generated).toContain('deploy/maintenance.html')
  await generate('--check')
})
