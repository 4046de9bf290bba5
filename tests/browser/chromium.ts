import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import packagedChromium, { inflate } from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'

const run = promisify(execFile)

/** Where the browser is and which libraries it needs beside the system's. */
export interface ChromiumLocation {
  executablePath: string
  env: Record<string, string>
}

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
 * Finds a Chromium without installing anything: `CHROMIUM_PATH` when set, otherwise the binary
 * that the npm package carries. On a system without NSS it uses the libraries carried beside it.
 */
export async function locateChromium(): Promise<ChromiumLocation> {
  const chosen = process.env.CHROMIUM_PATH
  const executablePath = chosen ?? (await packagedChromium.executablePath())
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

export async function launchChromium(): Promise<Browser> {
  const { executablePath, env } = await locateChromium()
  return chromium.launch({
    executablePath,
    args: CHROMIUM_ARGS,
    env: { ...process.env, ...env },
  })
}
