import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { PINNED } from '../../tooling/outdated/pinned.ts'
import { listenOnLoopback } from '../listenOnLoopback.ts'

/**
 * Performs the how-to “upgrade Sanity, React or Remix” of CONTRIBUTING.md as far as it goes without
 * a network: in a copy of the project's lists of packages, against a registry on this machine that
 * has a newer release of some packages.
 */

const ROOT = join(import.meta.dirname, '../..')
const NEWER = '999.0.0'
const RELEASED = ['react', 'react-dom', 'typescript', 'valibot']
/** Packages of other names: an old browser, and the compiler that checks types. */
const ALIASES = ['chromium-109', 'typescript-native']
/** Shorter than the timeout of a test, so that npm does not outlive its test. */
const NPM_TIMEOUT_MS = 240_000

const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({ name: v.optional(v.string()), version: v.optional(v.string()) }),
  ),
})

let copy: string
let registry: Server
let registryUrl: string

/** What a registry says about a package: its pinned release, and perhaps a newer one. */
function packument(name: string, locked: readonly string[]) {
  const versions = RELEASED.includes(name) ? [NEWER, ...locked] : locked
  const release = (version: string) => ({
    name,
    version,
    dist: { tarball: `${registryUrl}/${name}/-/${version}.tgz`, shasum: '0'.repeat(40) },
  })
  return {
    name,
    'dist-tags': { latest: versions[0] },
    versions: Object.fromEntries(versions.map((version) => [version, release(version)])),
  }
}

beforeEach(async () => {
  copy = await mkdtemp(join(tmpdir(), 'nsaa-upgrade-'))
  for (const file of ['package.json', 'package-lock.json'])
    await copyFile(join(ROOT, file), join(copy, file))
  for (const folder of ['node_modules', 'tooling'])
    await symlink(join(ROOT, folder), join(copy, folder))
})
afterEach(() => rm(copy, { recursive: true, force: true }))

beforeAll(async () => {
  const locked = new Map<string, string[]>()
  for (const [path, entry] of await readLock(ROOT)) {
    const { name = path.split('node_modules/').at(-1) ?? '', version } = entry
    const others = locked.get(name) ?? []
    const isDirect = path === `node_modules/${name}`
    // The first is the newest in the registry.
    if (version !== undefined)
      locked.set(name, isDirect ? [version, ...others] : [...others, version])
  }
  registry = createServer((req, res) => {
    const name = decodeURIComponent((req.url ?? '').slice(1))
    const versions = locked.get(name)
    res.writeHead(versions ? 200 : 404, { 'Content-Type': 'application/json' })
    res.end(JSON.stringify(versions ? packument(name, versions) : {}))
  })
  registryUrl = (await listenOnLoopback(registry)).origin
})
afterAll(async () => {
  registry.closeAllConnections()
  await new Promise((resolve) => registry.close(resolve))
})

/** The packages of the lock file, by their path. */
async function readLock(project: string) {
  const text = await readFile(join(project, 'package-lock.json'), 'utf8')
  return Object.entries(v.parse(lockSchema, JSON.parse(text)).packages)
}

async function npm(args: string[], registryOfRun = registryUrl): Promise<string> {
  const env = {
    ...process.env,
    npm_config_registry: registryOfRun,
    npm_config_fetch_retries: '0',
    npm_config_cache: join(copy, 'cache'),
  }
  const { stdout } = await promisify(execFile)('npm', args, {
    cwd: copy,
    env,
    timeout: NPM_TIMEOUT_MS,
  })
  return stdout
}

test('npm run outdated names newer releases, and why a package is pinned back', async () => {
  const lines = (await npm(['run', '--silent', 'outdated'])).trim().split('\n')
  const names = lines.slice(0, -1).map((line) => line.split(' ')[0])
  expect(names).toEqual([...ALIASES, ...RELEASED].sort())
  expect(lines).toContainEqual(
    expect.stringMatching(/^valibot \S+ -> 999\.0\.0 {2}may be updated$/),
  )
  expect(lines).toContainEqual(expect.stringContaining(`-> ${NEWER}  ${PINNED.typescript}`))
  expect(lines).toContainEqual(expect.stringContaining(`${PINNED['chromium-109']}`))
  expect(lines.at(-1)).toBe(`${names.length} packages are older than their newest release.`)
})

test('npm run outdated without a network prints one line and exits 1', async () => {
  await expect(npm(['run', '--silent', 'outdated'], 'http://127.0.0.1:1')).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^.*ECONNREFUSED.*\n$/),
  })
})

test('a changed version and npm install change that package alone in the lock file', async () => {
  const before = new Map(await readLock(copy))
  const pinned = before.get('node_modules/valibot')?.version
  const file = join(copy, 'package.json')
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace(`"valibot": "${pinned}"`, `"valibot": "${NEWER}"`))
  await rm(join(copy, 'node_modules'), { force: true })
  await npm(['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'])
  const changed = (await readLock(copy)).filter(
    ([path, { version }]) => before.get(path)?.version !== version,
  )
  expect(changed).toEqual([['node_modules/valibot', { version: NEWER }]])
  expect((await readLock(copy)).length).toBe(before.size)
})
