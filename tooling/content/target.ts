import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { type Config, ConfigError } from '../../server/config.ts'
import { hostedConnection } from '../../server/content/client.ts'
import { keptLakeToken } from '../../server/lakeToken.ts'
import { fetchNamingTooLarge } from './imported.ts'

const API_VERSION = '2025-02-19'
const PATIENCE_MS = 5_000

/**
 * The client for whichever Content Lake is configured, drafts included.
 * @param hostedToken of the hosted lake, with the rights the command needs; absent when not given
 * @throws ConfigError saying what is missing, or that the site of the embedded lake does not run
 */
export async function configuredLake(
  { content, port, dataDir }: Config,
  hostedToken: { variable: string; value: string | undefined },
): Promise<SanityClient> {
  const common = {
    apiVersion: API_VERSION,
    useCdn: false,
    perspective: 'raw',
    resolveFetch: () => fetchNamingTooLarge(globalThis.fetch),
  } as const
  if (content.kind === 'hosted') {
    if (!hostedToken.value) {
      throw new ConfigError([`${hostedToken.variable} is needed for the hosted Content Lake`])
    }
    return createClient({ ...common, ...hostedConnection(content), token: hostedToken.value })
  }
  const origin = `http://127.0.0.1:${port}`
  await assertRunning(origin)
  const token = content.token ?? keptToken(dataDir)
  return createClient({
    ...common,
    ...{ projectId: 'local', dataset: 'production', apiHost: `${origin}/lake`, token },
    useProjectHostname: false,
  })
}

async function assertRunning(origin: string): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const answer = await fetch(`${origin}/lake/v1/ping`, { signal }).catch(() => undefined)
  if (answer?.status === 401) return
  throw new ConfigError([
    `Nothing answers at ${origin}. Start the site first (npm start), with the same PORT.`,
  ])
}

/** A token made here would not be the one the running site goes by. */
function keptToken(dataDir: string): string {
  if (existsSync(join(dataDir, 'lake-token'))) return keptLakeToken(dataDir)
  throw new ConfigError([
    'LAKE_TOKEN or DATA_DIR must be the same as where the site runs: no token is kept here',
  ])
}
