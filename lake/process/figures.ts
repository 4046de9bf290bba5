import { Counter, Gauge, type Registry } from 'prom-client'

type Register = (name: string, help: string, read: () => number) => void

/** Metrics without labels, read at each scrape: gauges, and totals since the start. */
export function figuresOf(registry: Registry): { gauge: Register; total: Register } {
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
    total(name, help, read) {
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
