import type { Findings } from './measurement.ts'

/** The pages that Lighthouse measures; each takes about 20 seconds. */
type LighthouseExtent = 'all' | 'home' | 'none'

export interface BenchOptions {
  lighthouse: LighthouseExtent
  /** Fewer rounds: shows that everything works, with imprecise figures. */
  quick: boolean
  /** Reports the current step. */
  step(text: string): void
}

/** Measures one subject. */
export type Suite = (options: BenchOptions) => Promise<Findings>
