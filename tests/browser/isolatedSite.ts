import { freePort } from '../site/freePort.ts'
import { type Site, startSite } from '../site/startSite.ts'

/** Module state is shared by the files of a worker, and so is the port. */
let port: number | undefined
let isRunning = false

/**
 * Starts a site for one test file. Those of a worker have the same origin, one after the other, so
 * that a file can use the windows of the one before; a second site at the same time has another.
 */
export async function startIsolatedSite(env: Record<string, string> = {}): Promise<Site> {
  if (isRunning) return startSite(env)
  isRunning = true
  port ??= await freePort()
  const site = await startSite({ ...env, PORT: String(port) }).catch((error) => {
    isRunning = false
    throw error
  })
  return {
    ...site,
    async stop() {
      try {
        return await site.stop()
      } finally {
        isRunning = false
      }
    },
  }
}

/** Whether later sites of this worker have this origin. */
export function isOriginOfIsolatedSites(origin: string): boolean {
  return port !== undefined && new URL(origin).port === String(port)
}
