import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { COMPILE_CACHE } from '../site/compileCache.ts'
import { ensureBuilt } from '../site/ensureBuilt.ts'
import { freePort } from '../site/freePort.ts'

/** What the server prints when it serves pages. */
export const RUNNING = 'Nsaa is running'
export const NODE = 'node_modules/.bin/node'
/** Runs the built server. */
export const SERVER = [NODE, 'server/main.ts'] as const

/** A server process that can be signalled and whose output can be read, in any state. */
export interface SiteProcess {
  origin: string
  dataDir: string
  child: ChildProcess
  stdout(): string
  stderr(): string
  /**
   * Resolves when standard output or error contains the text; rejects if the process ends first.
   */
  waitForOutput(text: string): Promise<void>
  exited: Promise<number | null>
  /** Ends it in any state and removes its data. */
  remove(): Promise<void>
}

/**
 * Runs `node server/main.ts` with only these variables and its own data folder.
 * @param command replaces the command
 */
export async function runSite(
  env: Record<string, string> = {},
  [program, ...args]: readonly [string, ...string[]] = SERVER,
): Promise<SiteProcess> {
  ensureBuilt()
  const port = env.PORT ?? String(await freePort())
  const dataDir = mkdtempSync(join(tmpdir(), 'nsaa-server-'))
  const child = spawn(program, args, {
    env: {
      PATH: process.env.PATH,
      ...COMPILE_CACHE,
      NODE_ENV: 'production',
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { stdout: '', stderr: '' }
  let onOutput: (() => void)[] = []
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].on('data', (chunk) => {
      output[name] += chunk
      for (const notice of onOutput) notice()
    })
  }
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve))
  return {
    origin: `http://127.0.0.1:${port}`,
    dataDir,
    child,
    stdout: () => output.stdout,
    stderr: () => output.stderr,
    waitForOutput(text) {
      const isPrinted = () => `${output.stdout}${output.stderr}`.includes(text)
      return new Promise((resolve, reject) => {
        const check = () => {
          if (!isPrinted()) return
          onOutput = onOutput.filter((one) => one !== check)
          resolve()
        }
        onOutput.push(check)
        check()
        exited.then(() => reject(new Error(`It ended without "${text}":\n${output.stderr}`)))
      })
    },
    exited,
    async remove() {
      child.kill('SIGKILL')
      await exited
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Runs a site as `runSite` does, and waits until it serves pages. */
export async function startedSite(...args: Parameters<typeof runSite>): Promise<SiteProcess> {
  const site = await runSite(...args)
  await site.waitForOutput(RUNNING).catch(async (error: unknown) => {
    await site.remove()
    throw error
  })
  return site
}

/** Runs a site as `startedSite` does, until the test that calls it has finished. */
export async function startedSiteInTest(...args: Parameters<typeof runSite>): Promise<SiteProcess> {
  const site = await startedSite(...args)
  onTestFinished(() => site.remove())
  return site
}

/** Runs a site as `runSite` does, until the test that calls it has finished. */
export async function runSiteInTest(...args: Parameters<typeof runSite>): Promise<SiteProcess> {
  const site = await runSite(...args)
  onTestFinished(() => site.remove())
  return site
}
