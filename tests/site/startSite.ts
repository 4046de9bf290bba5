import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'
import { COMPILE_CACHE } from './compileCache.ts'
import { ensureBuilt } from './ensureBuilt.ts'
import { freePort } from './freePort.ts'

const START_TIMEOUT_MS = 180_000
/** Longer than the grace period of the server, after which it ends by itself. */
const STOP_TIMEOUT_MS = 60_000
export const LAKE_TOKEN = 'a-token-for-tests-0123456789'

/** A running production server with its own content. */
export interface Site {
  origin: string
  dataDir: string
  /** Of the server's process. */
  pid: number | undefined
  /** The output of the process so far, for failure messages. */
  output(): string
  /** The real client, authenticated, on the site's embedded lake. */
  client: SanityClient
  /** Throws if an endpoint was requested that the lake lacks. */
  stop(): Promise<{ exitCode: number | null }>
}

/** A client of the lake that a site process embeds, with the rights of `LAKE_TOKEN`. */
export function lakeClient(origin: string, config: ClientConfig = {}): SanityClient {
  return createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
    apiHost: `${origin}/lake`,
    useProjectHostname: false,
    useCdn: false,
    token: LAKE_TOKEN,
    ...config,
  })
}

/**
 * Starts `node server/main.ts` on a free port with a fresh data directory and waits until it is
 * ready.
 * @param root the folder of the project, for a copy of it
 * @param program another one that starts a site, as the development server
 */
export async function startSite(
  env: Record<string, string> = {},
  root = '.',
  program = 'server/main.ts',
): Promise<Site> {
  if (root === '.') ensureBuilt()
  const port = Number(env.PORT ?? (await freePort()))
  const dataDir = env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'nsaa-site-')))
  const origin = `http://127.0.0.1:${port}`
  const child = spawn('node_modules/.bin/node', [program], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      ...COMPILE_CACHE,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_URL: origin,
      DATA_DIR: dataDir,
      LAKE_TOKEN,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  await waitUntilReady(child, origin, () => output)
  return {
    origin,
    dataDir,
    pid: child.pid,
    output: () => output,
    client: lakeClient(origin),
    async stop() {
      const exitCode = await stopProcess(child)
      if (env.DATA_DIR === undefined) await rm(dataDir, { recursive: true, force: true })
      throwIfUnknownEndpoints(output)
      return { exitCode }
    },
  }
}

/** The lake logs each unknown endpoint once. An upgraded Studio may request one. */
function throwIfUnknownEndpoints(output: string): void {
  const unknown = output.split('\n').filter((line) => line.includes('lake.endpoint.unknown'))
  if (unknown.length > 0) throw new Error(`The lake lacks endpoints:\n${unknown.join('\n')}`)
}

async function waitUntilReady(child: ChildProcess, origin: string, output: () => string) {
  const deadline = AbortSignal.timeout(START_TIMEOUT_MS)
  while (!deadline.aborted) {
    if (isEnded(child)) break
    const ready = await fetch(`${origin}/readyz`).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  child.kill('SIGKILL')
  throw new Error(`The site did not become ready. It wrote:\n${output()}`)
}

/** After a signal there is no exit code. */
const isEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

function stopProcess(child: ChildProcess): Promise<number | null> {
  if (isEnded(child)) return Promise.resolve(child.exitCode)
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
    child.once('exit', (code) => {
      clearTimeout(timer)
      resolve(code)
    })
    child.kill('SIGTERM')
  })
}
