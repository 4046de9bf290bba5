/** Shows on the terminal what is being measured and how long it has taken. */
export interface Progress {
  /** A suite begins. */
  suite(name: string): void
  /** The current step. */
  step(text: string): void
  /** @returns seconds the suite took */
  done(): number
}

const BAR_WIDTH = 20

/** On a terminal one updated line; in a file one line for each suite. */
export function createProgress(
  suites: number,
  { isTTY, write }: { isTTY: boolean; write(text: string): void },
  now: () => number,
): Progress {
  let finished = 0
  let [name, begunMs, shown] = ['', 0, '']
  const line = (text: string) => {
    const bar = '█'.repeat(Math.round((finished / suites) * BAR_WIDTH)).padEnd(BAR_WIDTH, '░')
    shown = `${bar} ${finished}/${suites} ${text}`
    if (isTTY) write(`\r\x1b[2K${shown}`)
    else write(`${shown}\n`)
  }
  return {
    suite(next) {
      name = next
      begunMs = now()
      line(name)
    },
    step(text) {
      if (isTTY) line(`${name}: ${text}`)
    },
    done() {
      const seconds = Math.round((now() - begunMs) / 100) / 10
      finished += 1
      line(`${name}: ${seconds} s`)
      if (isTTY) write(finished === suites ? '\n' : '')
      return seconds
    },
  }
}
