import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bareRequest } from '../bareRequest.ts'
import { lakePid } from '../site/lakePid.ts'
import { ROUTES } from '../site/routes.ts'
import { serverFlags } from '../site/serverFlags.ts'
import { LAKE_TOKEN } from '../site/startSite.ts'
import { lakeRequest } from './fuzz/lakeRequests.ts'
import {
  type MalformedOutcome,
  malformedBytes,
  sendMalformed,
  streamRequest,
} from './fuzz/malformed.ts'
import { createRandom, type Random } from './fuzz/random.ts'
import { siteRequest, type Targets } from './fuzz/siteRequests.ts'
import { sendAll, serialize, type WireRequest, type WireResponse } from './fuzz/wire.ts'
import { NODE, runSite, type SiteProcess } from './siteProcess.ts'

/**
 * Random requests against the built server, generated from a seed: always the same one here, so
 * that a run can be repeated. `npm run fuzz` sends 100,000 of another seed each time.
 */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122)
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 20_000)
const SANITY_WEBHOOK_SECRET = 'a-secret-that-no-client-guesses'
const MALFORMED_SHARE = 0.03
const SITE_SHARE = 0.5
const MALFORMED_AT_ONCE = 32
const ALLOCATOR = { MALLOC_TRIM_THRESHOLD_: '131072' }
const TIMEOUT_MS = 1_800_000
const BUILD_TIMEOUT_MS = 900_000
/** Measured from a tenth of the requests on, when caches and compiled code have their size. */
const GROWTH_MAX_MIB = 200

let server: SiteProcess
let targets: Targets

beforeAll(async () => {
  // A trusted proxy lets every request have a client address of its own: otherwise the limits of
  // one client would refuse nearly all of them.
  // Memory is bounded as in production: without its flags, the heap grows with the machine's memory.
  server = await runSite({ LAKE_TOKEN, TRUST_PROXY: '1', SANITY_WEBHOOK_SECRET, ...ALLOCATOR }, [
    NODE,
    ...serverFlags(),
    'server/main.ts',
  ])
  await server.waitForOutput('server.listening')
  targets = await findTargets(server.origin)
}, BUILD_TIMEOUT_MS)
afterAll(() => server.remove())

test(
  `${REQUESTS} requests of seed ${SEED} do the server no harm`,
  async () => {
    console.log(`FUZZ_SEED=${SEED} FUZZ_REQUESTS=${REQUESTS}`)
    const before = await pagesOf(server.origin)
    const [random, disorder] = [createRandom(SEED), createRandom(SEED + 1)]
    const record = createRecord()
    const port = Number(new URL(server.origin).port)
    const rounds = async (count: number) => {
      const malformed = Math.round(count * MALFORMED_SHARE)
      await Promise.all([
        sendAll(drawn(random, count - malformed), {
          port,
          connections: 12,
          pipelineDepth: 12,
          onResponse: record.answered,
          onNoResponse: record.unanswered,
        }),
        fuzzMalformed(disorder, port, malformed, record),
      ])
    }
    await rounds(Math.ceil(REQUESTS / 10))
    const pids = [server.child.pid, lakePid(server.child.pid)]
    const residentMiB = () => pids.map(residentMiBOf)
    const settledMiB = residentMiB()
    await rounds(REQUESTS - Math.ceil(REQUESTS / 10))
    console.log(
      `${record.summary()}\nresident (website, lake) ${settledMiB} -> ${residentMiB()} MiB`,
    )

    expect(record.faults, errorsOf(server)).toEqual([])
    expect(server.child.exitCode).toBeNull()
    expect(server.stderr()).not.toMatch(/unhandled|uncaught/i)
    // A lake that restarts answers with 503 and Retry-After, which is no fault of a response.
    expect(server.stderr()).not.toMatch(/"lake\.process\.(exited|unresponsive|failed)"/)
    // Garbage that is not collected yet is no growth.
    const growthMiB = () => Math.max(...residentMiB().map((mib, at) => mib - (settledMiB[at] ?? 0)))
    await expect.poll(growthMiB).toBeLessThan(GROWTH_MAX_MIB)
    await expect.poll(async () => (await fetch(`${server.origin}/readyz`)).status).toBe(200)
    expect(await pagesOf(server.origin)).toEqual(before)
  },
  TIMEOUT_MS,
)

test.each([
  [
    'a body in an unsupported character set',
    415,
    '/studio/sign-in',
    {
      'Content-Type': 'application/x-www-form-urlencoded; charset=utf-16',
    },
  ],
  [
    'a body in an unsupported coding',
    415,
    '/studio/sign-in',
    {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Encoding': 'x',
    },
  ],
])('%s is the client’s error', async (_, status, path, headers) => {
  const response = await fetch(server.origin + path, { method: 'POST', headers, body: 'a=b' })
  expect(response.status).toBe(status)
})

test('a host with a name and a password is the client’s error', async () => {
  const { status } = await bareRequest(`${server.origin}/about-us?sent=x`, { Host: 'a@b' })
  expect(status).toBe(400)
})

test.each(['Proto', 'Host'])('X-Forwarded-%s does not choose the page', async (name) => {
  const headers = { [`X-Forwarded-${name}`]: 'http://x/about-us?' }
  const { status, body } = await bareRequest(`${server.origin}/careers?sent=x`, headers)
  expect(status).toBe(200)
  expect(body.toString()).toContain('<title>Careers')
})

function* drawn(random: Random, count: number): Generator<WireRequest, undefined> {
  for (let n = 0; n < count; n++) {
    yield random.chance(SITE_SHARE) ? siteRequest(random, targets) : lakeRequest(random, targets)
  }
}

async function fuzzMalformed(random: Random, port: number, count: number, record: FuzzRecord) {
  let left = count
  const work = async () => {
    while (left > 0) {
      left -= 1
      const make = random.pick([siteRequest, lakeRequest, streamRequest])
      const request = make(random, targets)
      const isStream = make === streamRequest && random.chance(0.5)
      const bytes = isStream ? serialize(request) : malformedBytes(random, request)
      record.malformed(await sendMalformed(port, bytes, random.chance(0.3)))
    }
  }
  await Promise.all(Array.from({ length: MALFORMED_AT_ONCE }, work))
}

interface FuzzRecord {
  faults: string[]
  answered(request: WireRequest, response: WireResponse): void
  unanswered(request: WireRequest, why: string): void
  malformed(outcome: MalformedOutcome): void
  summary(): string
}

/** Errors are stored word for word, others are counted. */
function createRecord(): FuzzRecord {
  const faults: string[] = []
  const counts = new Map<string, number>()
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)
  const fault = (what: string, bytes: string) => {
    if (faults.length < 20) faults.push(`${what}: ${bytes.slice(0, 600)}`)
  }
  return {
    faults,
    answered(request, { status, head }) {
      count(`${request.kind} ${status}`)
      // `/readyz` reports a lake that does not respond in time, as it may on a busy machine.
      const isReport = request.target.startsWith('/readyz')
      const isDeliberate = status === 503 && (isReport || head.includes('\r\nretry-after:'))
      if (status >= 500 && !isDeliberate) fault(`${status} for ${request.kind}`, show(request))
    },
    unanswered(request, why) {
      count(`${request.kind} unanswered`)
      fault(`no answer (${why}) for ${request.kind}`, show(request))
    },
    malformed({ sent, statuses, end }) {
      for (const status of statuses.length > 0 ? statuses : [end]) {
        count(`malformed ${status}`)
        if (Number(status) >= 500 && status !== 503) {
          fault(`${status} for malformed`, JSON.stringify(sent.toString('latin1')))
        }
      }
    },
    summary: () =>
      [...counts]
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([name, n]) => `${name}: ${n}`)
        .join('\n'),
  }
}

function show({ method, target, headers, body }: WireRequest): string {
  return JSON.stringify({ method, target, headers, body: body?.toString('latin1') })
}

/** Lines that the server logged as errors. */
function errorsOf(process: SiteProcess): string {
  const lines = process.stderr().split('\n')
  return lines
    .filter((line) => line.includes('"level":"error"'))
    .slice(0, 20)
    .join('\n')
}

/** Every page as a browser gets it. */
async function pagesOf(origin: string): Promise<Record<string, string>> {
  const pages: Record<string, string> = {}
  for (const { path } of ROUTES) pages[path] = await (await fetch(origin + path)).text()
  return pages
}

/** Linux only; on other systems memory is not checked. */
function residentMiBOf(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024)
  } catch {
    return 0
  }
}

async function findTargets(origin: string): Promise<Targets> {
  const query = encodeURIComponent('{"ids": *._id, "urls": *[defined(url)].url}')
  const response = await fetch(`${origin}/lake/v2025-02-19/data/query/production?query=${query}`, {
    headers: { authorization: `Bearer ${LAKE_TOKEN}` },
  })
  const { result } = await response.json()
  const strings = (value: unknown): string[] =>
    Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
  const built = await readdir('build/site/client', { recursive: true, withFileTypes: true })
  return {
    host: new URL(origin).host,
    pages: ROUTES.map(({ path }) => path),
    files: built
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `${parentPath}/${name}`.slice('build/site/client'.length)),
    assets: strings(result.urls).map((url) => new URL(url).pathname),
    ids: strings(result.ids),
    token: LAKE_TOKEN,
  }
}
