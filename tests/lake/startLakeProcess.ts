import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { SanityClient } from '@sanity/client'
import type { LakeLimits } from '../../lake/http/lakeLimits.ts'
import { lakeClient } from '../site/startSite.ts'

const SCRIPT = fileURLToPath(new URL('./lakeProcess.ts', import.meta.url))
const TOKEN = 'crash-token'

export interface LakeProcess {
  readonly child: ChildProcess
  readonly origin: string
  readonly token: string
  /** Repeats no request, so that a test sees each failure. */
  readonly client: SanityClient
}

interface ProcessOptions {
  /** Of Node. */
  flags?: readonly string[]
  limits?: Partial<LakeLimits>
}

/** Starts a lake in a process of its own, which the caller has to kill. */
export async function startLakeProcess(
  dataDir: string,
  { flags = [], limits = {} }: ProcessOptions = {},
): Promise<LakeProcess> {
  const args = [...flags, SCRIPT, dataDir, TOKEN, JSON.stringify(limits)]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [port] = await once(createInterface({ input: child.stdout }), 'line')
  const origin = `http://127.0.0.1:${port}`
  const client = lakeClient(origin, { token: TOKEN, perspective: 'raw', maxRetries: 0 })
  return { child, origin, token: TOKEN, client }
}
