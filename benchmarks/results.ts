import { execFileSync } from 'node:child_process'
import { cpus, platform, totalmem } from 'node:os'
import type { Findings } from './measurement.ts'

/** The results of a run, as stored on disk. */
export interface Results {
  /** By name of the suite, in the order in which they are shown. */
  suites: Record<string, SuiteResult>
}

export interface SuiteResult extends Findings {
  seconds: number
  measured: Version
}

/** What was measured, when and where. */
export interface Version {
  /** ISO 8601 day, UTC. */
  date: string
  machine: Machine
  /** Abbreviated hash; with `-dirty` if files differed from the commit. */
  commit: string
}

/** In general terms, because results are published. */
interface Machine {
  cores: number
  memoryGiB: number
  system: string
  node: string
}

function describeMachine(): Machine {
  return {
    cores: cpus().length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    system: platform(),
    node: process.version,
  }
}

/** @throws outside a Git repository */
export function describeVersion(nowMs: number): Version {
  const describe = ['describe', '--always', '--dirty', '--exclude=*']
  const commit = execFileSync('git', describe, { encoding: 'utf8' }).trim()
  return { date: new Date(nowMs).toISOString().slice(0, 10), machine: describeMachine(), commit }
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
  return { suites: Object.fromEntries(suites) }
}
