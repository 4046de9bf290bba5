import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { watchEventLoop } from './eventLoop.ts'

test('reports the lag of a blocked event loop, and none in the next sample', async () => {
  const watch = watchEventLoop(50)
  const blockWhileUnseen = async () => {
    const taskUntil = performance.now() + 100
    while (performance.now() < taskUntil);
    await pause(1)
    return watch.delayMs()
  }
  await expect.poll(blockWhileUnseen, { interval: 1 }).toBeGreaterThan(20)
  await expect.poll(() => watch.delayMs(), { interval: 20 }).toBeLessThan(20)
  watch.stop()
})
