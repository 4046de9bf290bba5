import { execFile } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createBrotliDecompress } from 'node:zlib'
import packagedChromium, { inflate } from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'

const run = promisify(execFile)

/** Path of the browser and of its bundled libraries. */
export interface ChromiumLocation {
  executablePath: string
  env: Record<string, string>
}

/** It is bundled in another version of the same npm package. */
const OLD_CHROMIUM = join(process.cwd(), '.cache/chromium-109/chromium')

export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--hide-scrollbars',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * Finds a Chromium without installing anything: `CHROMIUM_PATH` if set, otherwise the binary of the
 * npm package. On a system without NSS it uses the libraries bundled with it.
 */
export async function locateChromium(): Promise<ChromiumLocation> {
  const chosen = process.env.CHROMIUM_PATH
  return withLibraries(chosen ?? (await packagedChromium.executablePath()))
}

async function withLibraries(executablePath: string): Promise<ChromiumLocation> {
  if (await starts(executablePath, {})) return { executablePath, env: {} }

  const carried = join(process.cwd(), 'node_modules/@sparticuz/chromium/bin/al2023.tar.br')
  await inflate(carried)
  const env = { LD_LIBRARY_PATH: join(tmpdir(), 'al2023', 'lib') }
  if (await starts(executablePath, env)) return { executablePath, env }

  throw new Error(
    'The browser that comes with the tests does not start on this system. ' +
      'Install one (Debian: apt-get install -y chromium) and run CHROMIUM_PATH=/usr/bin/chromium npm test',
  )
}

async function starts(executablePath: string, env: Record<string, string>): Promise<boolean> {
  return run(executablePath, ['--no-sandbox', '--version'], {
    env: { ...process.env, ...env },
    timeout: 30_000,
  }).then(
    () => true,
    () => false,
  )
}

/**
 * Chromium delays the first paint for preloaded fonts by 100 ms at most. On a busy machine that is
 * too short, and text would have other widths from one run to the next.
 */
const WAIT_FOR_FONTS =
  '--enable-features=RenderBlockingFonts:max-fcp-delay/9000/max-blocking-time/9000'

/** axe-core creates many objects that are soon garbage: a tenth of the tests' processor time. */
const FEWER_COLLECTIONS = '--js-flags=--min-semi-space-size=64'

/** Launches Chromium for tests; its pages are painted when their preloaded fonts have arrived. */
export async function launchChromium(): Promise<Browser> {
  return launch(await locateChromium(), [WAIT_FOR_FONTS, FEWER_COLLECTIONS])
}

/** Launches Chromium with the defaults of visitors: slow fonts are left out of a first view. */
export async function launchDefaultChromium(): Promise<Browser> {
  return launch(await locateChromium())
}

/**
 * Decompresses both browsers. Two test files that begin together must not: one could start a binary
 * while the other still writes it.
 */
export async function prepareBrowsers(): Promise<void> {
  await locateChromium()
  if (existsSync(OLD_CHROMIUM)) return
  await mkdir(dirname(OLD_CHROMIUM), { recursive: true })
  // An interrupted run must not leave a partial file.
  const unfinished = `${OLD_CHROMIUM}.${process.pid}`
  await pipeline(
    createReadStream(join(process.cwd(), 'node_modules/chromium-109/bin/chromium.br')),
    createBrotliDecompress(),
    createWriteStream(unfinished, { mode: 0o700 }),
  )
  await rename(unfinished, OLD_CHROMIUM)
}

/** Launches Chromium 109, the last for Windows 7 and 8, which represents older phones. */
export async function launchOldChromium(): Promise<Browser> {
  return launch(await withLibraries(OLD_CHROMIUM), [FEWER_COLLECTIONS])
}

function launch(
  { executablePath, env }: ChromiumLocation,
  args: readonly string[] = [],
): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [...CHROMIUM_ARGS, ...args],
    env: { ...process.env, ...env },
  })
}
