import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { freePort } from '../tests/site/freePort.ts'
import { BASELINE_DIR } from './remixBaseline/baselineDir.ts'
import { startChild, temporaryDir, untilResponding } from './site.ts'

const BUILD_TIMEOUT_MS = 120_000
const run = promisify(execFile)

/** Runs the site's own build under express without a cache. */
export function startPlainRemix(lakeOrigin: string) {
  return start(lakeOrigin, {})
}

/**
 * Builds and runs the home page as Remix's defaults make it: everything is rendered and hydrated,
 * styled-components as documented, gzip.
 */
export async function startRemixBaseline(lakeOrigin: string) {
  await run(
    process.execPath,
    [
      'node_modules/.bin/remix',
      'vite:build',
      '--config',
      'benchmarks/remixBaseline/vite.config.ts',
    ],
    { timeout: BUILD_TIMEOUT_MS, env: { ...process.env, NODE_ENV: 'production' } },
  )
  return start(lakeOrigin, { BASELINE_DIR })
}

async function start(lakeOrigin: string, env: Readonly<Record<string, string>>) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const child = startChild(['benchmarks/plainRemix.ts'], {
    PORT: String(port),
    SITE_URL: lakeOrigin,
    DATA_DIR: temporaryDir(),
    ...env,
  })
  await untilResponding(`${origin}/`, child)
  return { origin, stop: child.stop, processorMs: child.processorMs }
}

export type PlainRemix = Awaited<ReturnType<typeof startPlainRemix>>
