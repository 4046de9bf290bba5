import { Agent, request } from 'node:http'
import type { Findings } from './measurement.ts'
import { openPageTimes } from './openPage.ts'
import { type MeasuredSite, startMeasured, temporaryDir } from './site.ts'
import { percentile } from './statistics.ts'
import type { BenchOptions } from './suite.ts'

const PAGE = { id: 'page-about-us', path: '/about-us' }
const VISIBLE_P95_MAX_MS = 150
const VISIBLE_MAX_MS = 60_000
const agent = new Agent({ keepAlive: true })

/** From an editor's publish to the first page that shows it. */
export async function measurePublish({ quick, step }: BenchOptions): Promise<Findings> {
  const site = await startMeasured(temporaryDir())
  try {
    const durationsMs = await publishTimes(site, quick ? 10 : 100, step)
    step('an open page')
    const openMs = await openPageTimes(site, quick ? 3 : 30)
    const at = (share: number) => percentile(durationsMs, share)
    const open = 'publish to visible in an open page'
    const name = 'publish to visible'
    return {
      measurements: [
        { name: `${name}, median`, value: at(0.5), unit: 'ms' },
        {
          name: `${name}, 95th percentile`,
          value: at(0.95),
          unit: 'ms',
          bound: { atMost: VISIBLE_P95_MAX_MS },
          note: `${durationsMs.length} changes, embedded lake, one client that requests continuously`,
        },
        {
          name: `${name}, longest`,
          value: at(1),
          unit: 'ms',
          bound: { atMost: VISIBLE_MAX_MS },
        },
        { name: `${open}, median`, value: percentile(openMs, 0.5), unit: 'ms' },
        { name: `${open}, 95th percentile`, value: percentile(openMs, 0.95), unit: 'ms' },
        {
          name: `${open}, longest`,
          value: percentile(openMs, 1),
          unit: 'ms',
          note: `${openMs.length} changes, in a browser that shows the home page`,
        },
      ],
    }
  } finally {
    await site.stop()
  }
}

/** @returns milliseconds of each change */
export async function publishTimes(
  site: MeasuredSite,
  count: number,
  step: (text: string) => void = () => undefined,
): Promise<number[]> {
  const durationsMs: number[] = []
  // The first ones warm up the compiler.
  for (let n = -3; n < count; n++) {
    step(`change ${n + 1}`)
    const mark = `Seen at once ${n + 100}`
    const beganMs = performance.now()
    await site.client.patch(PAGE.id, { set: { 'seo.title': mark } }).commit()
    while (!(await read(site.origin + PAGE.path)).includes(mark)) {
      if (performance.now() - beganMs > VISIBLE_MAX_MS) throw new Error('A change is not shown')
    }
    if (n >= 0) durationsMs.push(performance.now() - beganMs)
  }
  return durationsMs
}

/** The page uncompressed, on a keep-alive connection. */
function read(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk) => {
        text += chunk
      })
      response.once('end', () => resolve(text))
      response.once('error', reject)
    })
    asked.once('error', reject)
    asked.end()
  })
}
