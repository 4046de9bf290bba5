import { execFile } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs'
import { mkdir, rename } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { createBrotliDecompress } from 'node:zlib'
import { inflate } from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'

const run = promisify(execFile)

/** Path of the browser and of its bundled libraries. */
export interface ChromiumLocation {
  executablePath: string
  env: Record<string, string>
}

/** An npm package with a compressed browser. */
type BrowserPackage = '@sparticuz/chromium' | 'chromium-109'

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
  return withLibraries(chosen ?? (await decompressedBrowser('@sparticuz/chromium')))
}

/**
 * Decompresses the browser of a package, unless an earlier run has. It stays on disk, because a
 * program in a folder in memory needs more processor time.
 * @returns the path of the executable
 */
async function decompressedBrowser(name: BrowserPackage): Promise<string> {
  const folder = join(process.cwd(), 'node_modules', name)
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const executable = join(process.cwd(), '.cache', `chromium-${version}`, 'chromium')
  if (existsSync(executable)) return executable
  await mkdir(dirname(executable), { recursive: true })
  // An interrupted or second process must not leave or start a partial file.
  const unfinished = `${executable}.${process.pid}`
  await pipeline(
    createReadStream(join(folder, 'bin/chromium.br')),
    createBrotliDecompress(),
    createWriteStream(unfinished, { mode: 0o700 }),
  )
  await rename(unfinished, executable)
  return executable
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

/**
 * V8 flags that save a quarter of the renderers' processor time. axe-core creates many objects that
 * are soon garbage, so there are fewer collections; and a page is not open for long enough to make
 * up for what the optimizing compilers cost.
 */
const FEWER_COLLECTIONS = '--min-semi-space-size=64'
const WITHOUT_OPTIMIZATION = '--no-turbofan,--no-maglev,--always-sparkplug'
const V8_FLAGS = `--js-flags=${FEWER_COLLECTIONS},${WITHOUT_OPTIMIZATION}`

/** Launches Chromium for tests; its pages are painted when their preloaded fonts have arrived. */
export async function launchChromium(): Promise<Browser> {
  return launch(await locateChromium(), [WAIT_FOR_FONTS, V8_FLAGS])
}

/** Launches Chromium with the defaults of visitors: slow fonts are left out of a first view. */
export async function launchDefaultChromium(): Promise<Browser> {
  return launch(await locateChromium())
}

/** Decompresses both browsers, so that no test waits for it. */
export async function prepareBrowsers(): Promise<void> {
  await Promise.all([locateChromium(), decompressedBrowser('chromium-109')])
}

/** Launches Chromium 109, the last for Windows 7 and 8, which represents older phones. */
export async function launchOldChromium(): Promise<Browser> {
  return launch(await withLibraries(await decompressedBrowser('chromium-109')), [
    `--js-flags=${FEWER_COLLECTIONS}`,
  ])
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
