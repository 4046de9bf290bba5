import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { watchEventLoop } from './eventLoop.ts'

const SAMPLE_EVERY_MS = 200
const TASK_MS = 100

describe('the event loop monitor', () => {
  test('reports the lag of a blocked event loop, and less once it is no longer blocked', async () => {
    const watch = watchEventLoop(SAMPLE_EVERY_MS)
    const delayMsWhileBlocked = async () => {
      const taskUntil = performance.now() + TASK_MS
      while (performance.now() < taskUntil);
      await pause(1)
      return watch.delayMs()
    }
    await expect.poll(delayMsWhileBlocked, { interval: 1 }).toBeGreaterThan(TASK_MS / 2)
    // On a busy machine other processes delay this one too, but less than the task did.
    await expect.poll(() => watch.delayMs(), { interval: 20 }).toBeLessThan(TASK_MS / 2)
    watch.stop()
  })
})
