import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { errorCode } from '../runtime/errorCode.ts'

/** The result of a load generator. */
export interface Load {
  requestsPerSecond: number
  p99Ms: number
  /** Responses other than 2xx or 3xx, and broken connections. */
  failures: number
}

export const WRK_MISSING = 'wrk is missing; install it with: apt-get install wrk'
const CONNECTIONS = 16

const run = promisify(execFile)

/** Whether the program is installed. */
export async function isInstalled(program: string, versionFlag: string): Promise<boolean> {
  return run(program, [versionFlag]).then(
    () => true,
    // wrk and others print their version with a non-zero exit code.
    (error: unknown) => errorCode(error) !== 'ENOENT',
  )
}

/** Loads 16 connections for some seconds from one thread, accepting brotli. */
export async function load(url: string, seconds: number): Promise<Load> {
  const { stdout } = await run('wrk', [
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${seconds}s`,
    '--timeout',
    '10s',
    '--latency',
    '-H',
    'Accept-Encoding: gzip, deflate, br',
    url,
  ])
  return readWrk(stdout)
}

const UNIT_MS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

/** @throws if it is not the output of `wrk --latency` */
export function readWrk(text: string): Load {
  const [, amount, unit = ''] = /99%\s+([\d.]+)(us|ms|s|m)\b/.exec(text) ?? []
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]
  if (amount === undefined || rate === undefined) throw new Error(`wrk wrote:\n${text}`)
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? 0)
  const broken = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text)
  return {
    requestsPerSecond: Number(rate),
    p99Ms: Number(amount) * (UNIT_MS[unit] ?? Number.NaN),
    failures: refused + (broken?.slice(1).reduce((sum, count) => sum + Number(count), 0) ?? 0),
  }
}
