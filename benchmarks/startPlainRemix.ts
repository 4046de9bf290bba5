import { freePort } from '../tests/site/freePort.ts'
import { startChild, temporaryDir, untilAnswered } from './site.ts'

interface PlainRemixOptions {
  /** Serves scripts, styles and pictures too, compressed with gzip as `remix-serve` does. */
  wholeSite?: boolean
}

/** Runs the same build under express without a cache. */
export async function startPlainRemix(lakeOrigin: string, options: PlainRemixOptions = {}) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const child = startChild(['benchmarks/plainRemix.ts'], {
    PORT: String(port),
    SITE_URL: lakeOrigin,
    DATA_DIR: temporaryDir(),
    WHOLE_SITE: options.wholeSite ? '1' : '',
  })
  await untilAnswered(`${origin}/`, child)
  return { origin, stop: child.stop, processorMs: child.processorMs }
}

export type PlainRemix = Awaited<ReturnType<typeof startPlainRemix>>
