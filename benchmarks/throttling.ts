import type { CDPSession } from 'playwright-core'

/** As in Lighthouse's mobile settings. */
const SLOWER_CPU = 4
const SLOW_LINK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

/** A processor four times slower, 1.6 Mbit/s and 150 ms. */
export async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_LINK)
  await throttleCpu(session)
}

/** A processor four times slower. */
export async function throttleCpu(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU })
}

/** A press as the browser receives it from the system; resolves when the page has handled it. */
export async function pressAt(session: CDPSession, x: number, y: number): Promise<void> {
  const at = { x, y, button: 'left', buttons: 1, clickCount: 1 } as const
  await Promise.all([
    session.send('Input.dispatchMouseEvent', { ...at, type: 'mousePressed' }),
    session.send('Input.dispatchMouseEvent', { ...at, type: 'mouseReleased' }),
  ])
}
