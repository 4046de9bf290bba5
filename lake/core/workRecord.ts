import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'

/**
 * Records the operation that occupies the process, on disk, so that the next start can log what was
 * running when the process was killed, ran out of memory or hung. Writes one small page in place: a
 * few microseconds, no growth, and no error if the disk is full.
 */
export interface WorkRecord {
  /** The operation that the previous process was running when it ended; undefined: none. */
  readonly interrupted: string | undefined
  /** Runs synchronous work under a name. */
  during<Result>(name: string, work: () => Result): Result
  close(): void
}

const SIZE_BYTES = 1_024
const IDLE = Buffer.from('-')
const BUSY = '+'

export function openWorkRecord(file: string): WorkRecord {
  const interrupted = readInterrupted(file)
  const handle = openSync(file, 'w', 0o600)
  const page = Buffer.alloc(SIZE_BYTES, ' ')
  const write = (bytes: Buffer) => {
    try {
      writeSync(handle, bytes, 0, bytes.length, 0)
    } catch {
      // The record is diagnostic, so a failure to write it must not fail the work.
    }
  }
  write(Buffer.concat([IDLE, page.subarray(1)]))
  return {
    interrupted,
    during(name, work) {
      page.fill(' ')
      page.write(BUSY + name.replace(/\s+/g, ' '))
      write(page)
      try {
        return work()
      } finally {
        write(IDLE)
      }
    },
    close: () => closeSync(handle),
  }
}

function readInterrupted(file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8')
    return text.startsWith(BUSY) ? text.slice(1).trimEnd() : undefined
  } catch {
    return undefined
  }
}
