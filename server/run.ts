import { join } from 'node:path'
import { banner } from './banner.ts'
import { ConfigError, readConfig } from './config.ts'
import { type HostOptions, startHost } from './host.ts'
import { createLog } from './log.ts'
import { stopOnSignals } from './shutdown.ts'

/** The project's folder, wherever the process was started. */
export const ROOT = join(import.meta.dirname, '..')

/**
 * Runs the host in this process until a signal stops it. A fault of the configuration is one line
 * for each wrong variable and exit code 1.
 */
export async function runHost(
  mode: 'production' | 'development',
  createFrontend: HostOptions['createFrontend'],
): Promise<void> {
  const { stdout, stderr, env } = process
  const log = createLog({
    write: (line) => stderr.write(line),
    format: stderr.isTTY ? 'text' : 'json',
    now: () => new Date(),
  })
  try {
    const config = readConfig(env)
    const seedDir = join(ROOT, 'studio/seed/dataset')
    const host = await startHost({ config, log, seedDir, createFrontend })
    stopOnSignals(process, log, host.stop, () => performance.now())
    const colour = stdout.isTTY && !env.NO_COLOR
    stdout.write(banner({ config, mode, colour, lakeToken: host.lakeToken, cwd: process.cwd() }))
  } catch (error) {
    if (error instanceof ConfigError) stderr.write(`${error.message}\n`)
    else log.error('server.start.failed', { error })
    process.exit(1)
  }
}
