import { Counter, Gauge, type Registry } from 'prom-client'

type Labels = Record<string, string>
type Sample = readonly [labels: Labels, value: number]
/** The value, or one for each combination of labels. */
type Read = () => number | readonly Sample[] | Promise<readonly Sample[]>
type Register = (name: string, help: string, read: Read, labelNames?: readonly string[]) => void

/** Metrics that are read at each scrape: gauges and counters. */
export function scrapedMetrics(registry: Registry): { gauge: Register; counter: Register } {
  const registers = [registry]
  const collectWith = (read: Read) =>
    async function collect(this: { reset(): void; inc(labels: Labels, value: number): void }) {
      const value = await read()
      const samples: readonly Sample[] = typeof value === 'number' ? [[{}, value]] : value
      this.reset()
      for (const sample of samples) this.inc(...sample)
    }
  return {
    gauge(name, help, read, labelNames = []) {
      new Gauge({ name, help, labelNames, registers, collect: collectWith(read) })
    },
    counter(name, help, read, labelNames = []) {
      new Counter({ name, help, labelNames, registers, collect: collectWith(read) })
    },
  }
}
