import { growDataset } from './largeDataset.ts'
import { type Findings, formatValue, type Measurement } from './measurement.ts'
import { publishTimes } from './publish.ts'
import { downloadRecompressed, type MeasuredSite, startMeasured, temporaryDir } from './site.ts'
import { MEMORY_MAX_MIB, memoryOf } from './startAndMemory.ts'
import { median } from './statistics.ts'
import type { BenchOptions } from './suite.ts'
import { isInstalled, load, WRK_MISSING } from './wrk.ts'

/** Bound of the slowdown for visitors with a hundred times as much content. */
const GROWTH_MAX = 1.1
const SHRINK_MIN = 0.9
/** All documents are read at the start. */
const START_MAX_MS = 2_000

type Two<Value> = Readonly<Record<'shipped' | 'grown', Value>>

/**
 * Compares a cached page with 20,000 documents and 2,000 pages to one with the shipped content.
 * Both sites run at the same time and are measured alternately.
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
        bounded('start, median', 'ms', START_MAX_MS, startMs),
        bounded('memory after the start', 'MiB', MEMORY_MAX_MIB, {
          shipped: only(memory.shipped.afterStart),
          grown: only(memory.grown.afterStart),
        }),
        bounded('memory after load', 'MiB', MEMORY_MAX_MIB, {
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
  for (const size of sizes) await downloadRecompressed(`${sites[size].origin}/`)
  for (let round = 0; isMeasured && round < (quick ? 1 : 8); round++) {
    step(`requests ${round + 1}`)
    for (const size of round % 2 === 0 ? sizes : sizes.toReversed()) {
      const { requestsPerSecond } = await load(`${sites[size].origin}/`, quick ? 1 : 2)
      rates[size].push(requestsPerSecond)
    }
  }
  return {
    ...compare('cached page, requests per second', 'requests/s', rates),
    bound: { atLeast: SHRINK_MIN },
    ...(isMeasured ? {} : { note: WRK_MISSING }),
  }
}

const medianOf = (list: readonly number[]) => (list.length > 0 ? median(list) : null)

/** A figure that visitors notice; its bound is a ratio. */
function compare(name: string, unit: string, values: Two<readonly number[]>): Measurement {
  return {
    name: `20,000 documents: ${name}`,
    value: medianOf(values.grown),
    unit,
    against: { name: 'shipped content', value: medianOf(values.shipped) },
    bound: { atMost: GROWTH_MAX },
  }
}

/** A figure that grows with the content; its bound is absolute. */
function bounded(
  name: string,
  unit: string,
  atMost: number,
  values: Two<readonly number[]>,
): Measurement {
  return {
    name: `20,000 documents: ${name}`,
    value: medianOf(values.grown),
    unit,
    bound: { atMost },
    note: `shipped content: ${formatValue(medianOf(values.shipped), unit)}`,
  }
}
