import { growDataset } from './largeDataset.ts'
import type { Findings, Measurement } from './measurement.ts'
import { publishTimes } from './publish.ts'
import { downloadFinished, type MeasuredSite, startMeasured, temporaryDir } from './site.ts'
import { memoryOf } from './startAndMemory.ts'
import { median } from './statistics.ts'
import type { BenchOptions } from './suite.ts'
import { isInstalled, load, WRK_MISSING } from './wrk.ts'

/** What a hundred times as much content may cost. */
const GROWTH_MAX = 1.1
const SHRINK_MIN = 0.9

type Two<Value> = Readonly<Record<'shipped' | 'grown', Value>>

/**
 * The figures of a cached page again with 20,000 documents and 2,000 pages, against the shipped
 * content: both sites run at once and are measured in turn.
 */
export async function measureGrowth({ quick, step }: BenchOptions): Promise<Findings> {
  step('writing 20,000 documents')
  const shippedDir = temporaryDir()
  await (await startMeasured(shippedDir)).stop()
  const dirs = { shipped: shippedDir, grown: growDataset(shippedDir) }

  const startMs = lists()
  for (let round = 0; round < (quick ? 1 : 5); round++) {
    step(`start ${round + 1}`)
    for (const size of sizes) {
      const site = await startMeasured(dirs[size])
      startMs[size].push(site.firstPageMs)
      await site.stop()
    }
  }
  const sites = {
    shipped: await startMeasured(dirs.shipped),
    grown: await startMeasured(dirs.grown),
  }
  try {
    const memory = {
      shipped: await memoryOf(sites.shipped, quick),
      grown: await memoryOf(sites.grown, quick),
    }
    const publishMs = lists()
    for (let round = 0; round < (quick ? 1 : 4); round++) {
      step(`publish ${round + 1}`)
      for (const size of sizes) publishMs[size].push(...(await publishTimes(sites[size], 15)))
    }
    const only = (values: number[] | undefined) => values ?? []
    return {
      measurements: [
        await cachedRates(sites, quick, step),
        compare('publish to visible, median', 'ms', publishMs),
        compare('start, median', 'ms', startMs),
        compare('memory after the start', 'MiB', {
          shipped: only(memory.shipped.afterStart),
          grown: only(memory.grown.afterStart),
        }),
        compare('memory after load', 'MiB', {
          shipped: only(memory.shipped.afterLoad),
          grown: only(memory.grown.afterLoad),
        }),
      ],
    }
  } finally {
    await sites.shipped.stop()
    await sites.grown.stop()
  }
}

const sizes = ['shipped', 'grown'] as const
const lists = (): Two<number[]> => ({ shipped: [], grown: [] })

async function cachedRates(
  sites: Two<MeasuredSite>,
  quick: boolean,
  step: BenchOptions['step'],
): Promise<Measurement> {
  const rates = lists()
  const isMeasured = await isInstalled('wrk', '--version')
  for (const size of sizes) await downloadFinished(`${sites[size].origin}/`)
  for (let round = 0; isMeasured && round < (quick ? 1 : 4); round++) {
    step(`requests ${round + 1}`)
    for (const size of sizes) {
      const { requestsPerSecond } = await load(`${sites[size].origin}/`, quick ? 1 : 3)
      rates[size].push(requestsPerSecond)
    }
  }
  return {
    ...compare('cached page, requests per second', 'requests/s', rates),
    bound: { atLeast: SHRINK_MIN },
    ...(isMeasured ? {} : { note: WRK_MISSING }),
  }
}

function compare(name: string, unit: string, values: Two<readonly number[]>): Measurement {
  const of = (list: readonly number[]) => (list.length > 0 ? median(list) : null)
  return {
    name: `20,000 documents: ${name}`,
    ...{ value: of(values.grown), unit },
    against: { name: 'shipped content', value: of(values.shipped) },
    bound: { atMost: GROWTH_MAX },
  }
}
