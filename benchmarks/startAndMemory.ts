import { ROUTES } from '../tests/site/routes.ts'
import type { Findings, Measurement } from './measurement.ts'
import { download, type MeasuredSite, startMeasured, temporaryDir } from './site.ts'
import { median } from './statistics.ts'
import type { BenchOptions } from './suite.ts'
import { isInstalled, load } from './wrk.ts'

const START_MAX_MS = 1_500
export const MEMORY_MAX_MIB = 200
const SITE_AFTER_START_MAX_MIB = 150
const LAKE_AFTER_START_MAX_MIB = 130
/** Long enough for memory to settle after the start. */
const SETTLE_MS = 2_000

/** Time of a process until its first page, and its memory afterwards. */
export async function measureStartAndMemory({ quick, step }: BenchOptions): Promise<Findings> {
  const [firstMs, againMs]: number[][] = [[], []]
  for (let round = 0; round < (quick ? 1 : 5); round++) {
    step(`start ${round + 1}`)
    const dataDir = temporaryDir()
    const first = await startMeasured(dataDir)
    firstMs?.push(first.firstPageMs)
    await first.stop()
    const again = await startMeasured(dataDir)
    againMs?.push(again.firstPageMs)
    await again.stop()
  }
  step('memory')
  const { afterStart, lakeAfterStart, afterLoad } = await memoryOfNewProcesses(quick)
  const [lowest, highest] = [Math.min(...afterStart), Math.max(...afterStart)].map(Math.round)
  const start = (name: string, values: readonly number[] = []): Measurement => ({
    name,
    value: median(values),
    unit: 'ms',
    bound: { atMost: START_MAX_MS },
    note: `from the start of the process to the last byte of /; ${values.length} starts`,
  })
  const memory = (
    name: string,
    values: readonly number[] = [],
    note = '',
    atMost = MEMORY_MAX_MIB,
  ): Measurement => ({
    name,
    value: values.length > 0 ? median(values) : null,
    unit: 'MiB',
    bound: { atMost },
    note: values.length > 0 ? note : 'only Linux reports the memory of another process',
  })
  return {
    measurements: [
      start('first start, which fills the lake', firstMs),
      start('start', againMs),
      memory(
        'memory after the start',
        afterStart,
        `${AFTER_START}; from ${lowest} to ${highest} MiB`,
        SITE_AFTER_START_MAX_MIB,
      ),
      memory(
        'memory of the lake after the start',
        lakeAfterStart,
        AFTER_START,
        LAKE_AFTER_START_MAX_MIB,
      ),
      memory('memory after load', afterLoad, AFTER_LOAD),
    ],
  }
}

const PROCESSES = 5
const AFTER_START = `resident, first page served; median of ${PROCESSES} processes`
const AFTER_LOAD = `resident, every page served and the home page loaded; median of ${PROCESSES} processes`

/** Measures several processes, because the allocator frees the memory of the start only in some. */
async function memoryOfNewProcesses(quick: boolean) {
  const [afterStart, lakeAfterStart, afterLoad]: [number[], number[], number[]] = [[], [], []]
  for (let process = 0; process < (quick ? 1 : PROCESSES); process++) {
    const site = await startMeasured(temporaryDir())
    try {
      const memory = await memoryOf(site, quick)
      afterStart.push(...(memory.afterStart ?? []))
      lakeAfterStart.push(...(memory.lakeAfterStart ?? []))
      afterLoad.push(...(memory.afterLoad ?? []))
    } finally {
      await site.stop()
    }
  }
  return { afterStart, lakeAfterStart, afterLoad }
}

/** Empty lists if the system does not report it. */
export async function memoryOf(
  site: MeasuredSite,
  quick: boolean,
): Promise<{ afterStart?: number[]; lakeAfterStart?: number[]; afterLoad?: number[] }> {
  const settle = () => new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
  await settle()
  const afterStart = site.residentMiB()
  const lakeAfterStart = site.lakeResidentMiB()
  for (const { path } of ROUTES) await download(site.origin + path)
  if (await isInstalled('wrk', '--version')) await load(`${site.origin}/`, quick ? 1 : 4)
  await settle()
  const afterLoad = site.residentMiB()
  return {
    ...(afterStart === null ? {} : { afterStart: [afterStart] }),
    ...(lakeAfterStart === null ? {} : { lakeAfterStart: [lakeAfterStart] }),
    ...(afterLoad === null ? {} : { afterLoad: [afterLoad] }),
  }
}
