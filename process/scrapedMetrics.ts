import { Counter, Gauge, type Registry } from 'prom-client'

type Register = (name: string, help: string, read: () => number) => void

/** Metrics without labels, read at each scrape: gauges and counters. */
export function scrapedMetrics(registry: Registry): { gauge: Register; counter: Register } {
  const registers = [registry]
  return {
    gauge(name, help, read) {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read())
        },
      })
    },
    counter(name, help, read) {
      new Counter({
        name,
        help,
        registers,
        collect() {
          this.reset()
          this.inc(read())
        },
      })
    },
  }
}
