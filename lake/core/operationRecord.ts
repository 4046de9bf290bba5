import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'

export type OperationRecord = ReturnType<typeof openOperationRecord>

const SIZE_BYTES = 1_024
const IDLE = Buffer.from('-')
const BUSY = '+'

/**
 * Records the operation that occupies the process, on disk, so that the next start can log what was
 * running when the process was killed, ran out of memory or hung. Writes one small page in place: a
 * few microseconds, no growth, and no error if the disk is full or the file cannot be opened.
 */
export function openOperationRecord(file: string) {
  const interrupted = readInterrupted(file)
  const handle = openRecord(file)
  const page = Buffer.alloc(SIZE_BYTES, ' ')
  const write = (bytes: Buffer) => {
    if (handle === undefined) return
    try {
      writeSync(handle, bytes, 0, bytes.length, 0)
    } catch {
      // The record is diagnostic, so a failure to write it must not fail the operation.
    }
  }
  write(Buffer.concat([IDLE, page.subarray(1)]))
  return {
    /** The operation that the previous process was running when it ended; undefined: none. */
    interrupted,
    /** Runs a synchronous operation under a name. */
    run<Result>(name: string, operation: () => Result): Result {
      page.fill(' ')
      page.write(BUSY + name.replace(/\s+/g, ' '))
      write(page)
      try {
        return operation()
      } finally {
        write(IDLE)
      }
    },
    close() {
      if (handle !== undefined) closeSync(handle)
    },
  }
}

/** The record is diagnostic, so one that another account owns must not fail the start. */
function openRecord(file: string): number | undefined {
  try {
    return openSync(file, 'w', 0o600)
  } catch {
    return undefined
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
