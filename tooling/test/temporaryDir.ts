import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onExit } from '../onExit.ts'

/** A file system in memory, on Linux. A run has about 1 GiB of temporary files at the same time. */
const MEMORY_DIR = '/dev/shm'
const MEMORY_MIN_BYTES = 4 * 2 ** 30

/**
 * The folder of all temporary files, which is removed after the run. It is in memory if there is
 * enough: browsers and lakes create and remove so many files that a disk costs a tenth of the time.
 */
export function createTemporaryDir(): string {
  const folder = mkdtempSync(join(hasMemoryDir() ? MEMORY_DIR : tmpdir(), 'nsaa-'))
  // PostgreSQL refuses to run as root, and the user it runs as instead has to enter the folder.
  chmodSync(folder, 0o711)
  // After an interrupt, processes of tests can still write into it.
  onExit(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

function hasMemoryDir(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY_DIR)
    return bavail * bsize >= MEMORY_MIN_BYTES
  } catch {
    return false
  }
}
