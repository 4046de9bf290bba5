import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { errorCode } from '../../runtime/errorCode.ts'
import { onExit } from '../onExit.ts'

const POLL_MS = 250
const WAIT_MAX_MS = 10 * 60 * 1000

/** Locks of this process, by file. */
const held = new Set<string>()

/**
 * Runs `work` under a lock between the processes of this machine, for example to prevent two builds
 * into one folder. Waits until the lock is released, and replaces the lock of a dead process.
 * @param file path of the lock; its content is the holder's process id
 * @param onWait called once if the lock is not free
 * @throws if the lock was not released within ten minutes
 */
export async function withLock<Result>(
  file: string,
  work: () => Promise<Result>,
  onWait: () => void,
): Promise<Result> {
  mkdirSync(dirname(file), { recursive: true })
  for (let waitedMs = 0; !take(file); waitedMs += POLL_MS) {
    if (waitedMs === 0 && existsSync(file)) onWait()
    if (waitedMs >= WAIT_MAX_MS) {
      throw new Error(`Another build has locked ${file}. If none is running, delete that file.`)
    }
    await delay(POLL_MS)
  }
  const release = () => {
    held.delete(file)
    rmSync(file, { force: true })
  }
  const ignoreExit = onExit(release)
  try {
    return await work()
  } finally {
    ignoreExit()
    release()
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    held.add(file)
    return true
  } catch {
    // If the holder has died, the next iteration acquires the lock.
    if (!isAlive(holder(file), file)) rmSync(file, { force: true })
    return false
  }
}

function holder(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    return Number.isInteger(pid) && pid > 0 ? pid : undefined
  } catch {
    return undefined
  }
}

/** A lock without a readable id was just created and is about to be written. */
function isAlive(pid: number | undefined, file: string): boolean {
  if (pid === undefined) return true
  // In a container the next process often has the id of the one that was killed.
  if (pid === process.pid) return held.has(file)
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}
