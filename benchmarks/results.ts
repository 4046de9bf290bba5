import { cpus, platform, totalmem } from 'node:os'
import type { Findings } from './measurement.ts'

/** The results of a run, as stored on disk. */
export interface Results {
  machine: Machine
  /** By name of the suite, in the order in which they are shown. */
  suites: Record<string, SuiteResult>
}

export interface SuiteResult extends Findings {
  seconds: number
}

/** In general terms, because results are published. */
interface Machine {
  cores: number
  memoryGiB: number
  system: string
  node: string
}

export function describeMachine(): Machine {
  return {
    cores: cpus().length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    system: platform(),
    node: process.version,
  }
}

/** Newly measured suites replace older results; the rest is unchanged. */
export function mergeResults(
  older: Results | undefined,
  newer: Results,
  order: readonly string[],
): Results {
  const all = { ...older?.suites, ...newer.suites }
  const suites = order.flatMap((name) => {
    const suite = all[name]
    return suite ? [[name, suite] as const] : []
  })
  return { machine: newer.machine, suites: Object.fromEntries(suites) }
}
