import type { Findings } from './measurement.ts'

/** Which pages Lighthouse looks at: it takes about 20 seconds for each. */
export type LighthouseExtent = 'all' | 'home' | 'none'

export interface BenchOptions {
  lighthouse: LighthouseExtent
  /** Shorter rounds: shows that everything works, with figures that say little. */
  quick: boolean
  /** Tells where the suite stands. */
  step(text: string): void
}

/** Measures one subject. */
export type Suite = (options: BenchOptions) => Promise<Findings>
