import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { SanityClient } from '@sanity/client'
import { freePort } from '../tests/site/freePort.ts'
import { serverFlags } from '../tests/site/serverFlags.ts'
import { LAKE_TOKEN, lakeClient } from '../tests/site/startSite.ts'

const NODE = 'node_modules/.bin/node'
const START_TIMEOUT_MS = 60_000
const POLL_INTERVAL_MS = 3

/** A server process that is measured. */
export interface MeasuredSite {
  origin: string
  /** From spawning the process to the last byte of its first page. */
  firstPageMs: number
  client: SanityClient
  /** Resident memory in MiB; null if the system does not report it. */
  residentMiB(): number | null
  /** The same of its lake's process. */
  lakeResidentMiB(): number | null
  /** Of its lake's process; undefined while there is none, or if the system does not report it. */
  lakePid(): number | undefined
  stop(): Promise<void>
}

/** Cleanup functions that run when the benchmark exits, for whatever reason. */
const undo = new Set<() => void>()
process.once('exit', () => {
  for (const each of undo) each()
})

/** Creates a folder that is removed when the benchmark exits, for whatever reason. */
export function temporaryDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'nsaa-bench-'))
  undo.add(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}

/**
 * Runs the command of `npm start` and waits for its first page.
 * @throws with the process's output if there is no page within a minute
 */
export async function startMeasured(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<MeasuredSite> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const startedMs = performance.now()
  const child = startChild([...serverFlags(), 'tooling/launch.js', 'tooling/start.ts'], {
    PORT: String(port),
    HOST: '127.0.0.1',
    SITE_URL: origin,
    DATA_DIR: dataDir,
    LAKE_TOKEN,
    ...env,
  })
  await untilResponding(`${origin}/`, child)
  const firstPageMs = performance.now() - startedMs
  return {
    origin,
    firstPageMs,
    client: lakeClient(origin),
    residentMiB: () => residentMiB(child.pid),
    lakeResidentMiB: () => residentMiB(lakePidOf(child.pid)),
    lakePid: () => lakePidOf(child.pid),
    stop: child.stop,
  }
}

export interface Child {
  pid: number | undefined
  output(): string
  hasEnded(): boolean
  /** Resolves when the process has ended. */
  ended: Promise<void>
  /** Time of the processor used so far, in milliseconds; null if the system does not report it. */
  processorMs(): number | null
  stop(): Promise<void>
}

/** Runs a script of this project with these variables and no others. */
export function startChild(args: readonly string[], env: Record<string, string>): Child {
  return startProgram(NODE, args, env)
}

/** Runs a program that is stopped when the benchmark exits. */
export function startProgram(
  program: string,
  args: readonly string[],
  env: Record<string, string>,
): Child {
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output = (output + chunk).slice(-4_000)
    })
  }
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve())
    child.once('error', (error) => {
      output += error.message
      resolve()
    })
  })
  const kill = () => child.kill('SIGKILL')
  undo.add(kill)
  return {
    pid: child.pid,
    output: () => output,
    ended,
    processorMs: () => processorMs(child.pid),
    hasEnded: () => child.exitCode !== null || child.signalCode !== null || child.pid === undefined,
    async stop() {
      child.kill('SIGTERM')
      await ended
      undo.delete(kill)
    },
  }
}

/** Polls until there is a response with status 200. */
export async function untilResponding(url: string, child: Child): Promise<void> {
  const deadlineMs = performance.now() + START_TIMEOUT_MS
  while (performance.now() < deadlineMs && !child.hasEnded()) {
    if ((await download(url).catch(() => undefined))?.status === 200) return
    await pause(POLL_INTERVAL_MS)
  }
  await child.stop()
  throw new Error(`${url} did not answer. The process wrote:\n${child.output()}`)
}

export interface Download {
  status: number
  headers: Readonly<Record<string, string>>
  /** As it came over the wire, still compressed. */
  body: Buffer
}

const BROWSER = {
  'accept-encoding': 'gzip, deflate, br',
  accept: 'text/html,image/avif,image/webp,*/*',
}

/** One request like a browser's, on a connection of its own. */
export function download(url: string): Promise<Download> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: BROWSER, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
          ),
          body: Buffer.concat(chunks),
        }),
      )
    })
    request.once('error', reject)
  })
}

/** Requests a page until its best compression is ready, some time after the first responses. */
export async function downloadRecompressed(url: string): Promise<Download> {
  let last = await download(url)
  for (let unchanged = 0, tries = 0; unchanged < 4 && tries < 100; tries++) {
    await pause(100)
    const next = await download(url)
    const isSame = next.body.equals(last.body) && next.headers['content-encoding'] === 'br'
    unchanged = isSame ? unchanged + 1 : 0
    last = next
  }
  return last
}

function residentMiB(pid: number | undefined): number | null {
  try {
    const kibibytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kibibytes === undefined ? null : Number(kibibytes) / 1024
  } catch {
    return null
  }
}

/** Of all threads, in user and system mode; Linux counts in hundredths of a second. */
function processorMs(pid: number | undefined): number | null {
  try {
    const [, afterName = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    const [userTicks = 0, systemTicks = 0] = afterName.split(' ').slice(11, 13).map(Number)
    return (userTicks + systemTicks) * 10
  } catch {
    return null
  }
}

/** The server has one child process: its lake. */
function lakePidOf(pid: number | undefined): number | undefined {
  try {
    const [first] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
    return Number(first) || undefined
  } catch {
    return undefined
  }
}
