import { existsSync } from 'node:fs'
import { isIPv6 } from 'node:net'
import { join } from 'node:path'
import { createClient, type SanityClient } from '@sanity/client'
import { LAKE_TOKEN_FILE, loadOrCreateLakeToken } from '../../lake/auth/token.ts'
import { API_VERSION } from '../../lake/core/apiVersion.ts'
import { EMBEDDED_DATASET, EMBEDDED_PROJECT } from '../../lake/core/embeddedNames.ts'
import { openDataset } from '../../lake/embeddedDataset.ts'
import { datasetTarget } from '../../lake/migrations/datasetTarget.ts'
import type { MigrationTarget } from '../../lake/migrations/migrate.ts'
import { ConfigError } from '../../runtime/config.ts'
import type { Config } from '../../server/config/config.ts'
import { hostedConnection } from '../../server/content/client.ts'
import { clientTarget } from './clientTarget.ts'
import { fetchNamingTooLarge } from './importDataset.ts'

/** A stopped site refuses the connection immediately; only a busy one takes time. */
const PING_TIMEOUT_MS = 30_000

/**
 * The client of the configured Content Lake, drafts included.
 * @param hostedToken of the hosted lake, with the rights the command needs; undefined if not set
 * @throws ConfigError if a variable is missing, or the site of the embedded lake is not running
 */
export async function configuredClient(
  config: Config,
  hostedToken: { variable: string; value: string | undefined },
): Promise<SanityClient> {
  const { content, dataDir } = config
  const common = {
    apiVersion: API_VERSION,
    useCdn: false,
    perspective: 'raw',
    resolveFetch: () => fetchNamingToken(tokenOf(config, hostedToken.variable)),
  } as const
  if (content.kind === 'hosted') {
    if (!hostedToken.value) {
      throw new ConfigError([`${hostedToken.variable} is required for the hosted Content Lake`])
    }
    return createClient({ ...common, ...hostedConnection(content), token: hostedToken.value })
  }
  const origin = content.url ?? siteOrigin(config)
  if (!(await isResponding(origin))) {
    const message =
      content.url === undefined
        ? `${origin} does not respond. Start the site first (npm start), with the same HOST and PORT.`
        : `LAKE_URL ${origin} does not respond. Start the lake there first (npm run lake).`
    throw new ConfigError([message])
  }
  const token = content.token ?? storedToken(dataDir)
  return createClient({
    ...common,
    projectId: EMBEDDED_PROJECT,
    dataset: EMBEDDED_DATASET,
    apiHost: `${origin}/lake`,
    token,
    useProjectHostname: false,
  })
}

/**
 * The dataset to migrate: that of the configured Content Lake, or the file of an embedded one that
 * is not running.
 * @throws ConfigError naming what is missing
 */
export async function configuredMigrationTarget(
  config: Config,
  hostedToken: { variable: string; value: string | undefined },
): Promise<{ target: MigrationTarget; close: () => void }> {
  const { content, dataDir } = config
  const dir = join(dataDir, 'lake')
  const isElsewhere = content.kind === 'hosted' || content.url !== undefined
  if (isElsewhere || (await isResponding(siteOrigin(config)))) {
    const client = await configuredClient(config, hostedToken)
    return { target: clientTarget(client), close: () => undefined }
  }
  const file = join(dir, 'lake.sqlite')
  if (!existsSync(file))
    throw new ConfigError([`DATA_DIR has no content: ${file} does not exist. Start the site once.`])
  const dataset = openDataset({ file })
  return { target: datasetTarget(dataset, dir, Date.now), close: () => dataset.close() }
}

/** The variable that has the token; that of a stored one has it in its folder. */
function tokenOf({ content, dataDir }: Config, hostedVariable: string): string {
  if (content.kind === 'hosted') return hostedVariable
  return content.token === undefined ? `The token in DATA_DIR ${dataDir}` : 'LAKE_TOKEN'
}

/** `fetch`, with an error that names the token if the lake refuses it. */
function fetchNamingToken(token: string): typeof globalThis.fetch {
  const fetch = fetchNamingTooLarge(globalThis.fetch)
  return async (input, init) => {
    const response = await fetch(input, init)
    if (response.status !== 401 && response.status !== 403) return response
    const rights = response.status === 401 ? 'is not valid' : 'does not have the rights'
    throw new ConfigError([`${token} ${rights} for the Content Lake (HTTP ${response.status})`])
  }
}

const LOOPBACK_OF = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
])

/** The origin at which this machine reaches the site, which listens on `HOST` only. */
function siteOrigin({ host, port }: Config): string {
  const address = LOOPBACK_OF.get(host) ?? host
  return `http://${isIPv6(address) ? `[${address}]` : address}:${port}`
}

async function isResponding(origin: string): Promise<boolean> {
  const signal = AbortSignal.timeout(PING_TIMEOUT_MS)
  const response = await fetch(`${origin}/lake/v1/ping`, { signal }).catch(() => undefined)
  // Without a token the lake responds with 401, which shows that it is running.
  return response?.status === 401
}

/** A generated token would differ from the running site's. */
function storedToken(dataDir: string): string {
  if (existsSync(join(dataDir, LAKE_TOKEN_FILE))) return loadOrCreateLakeToken(dataDir)
  throw new ConfigError([
    `DATA_DIR ${dataDir} contains no token. Set LAKE_TOKEN or DATA_DIR as for the running site.`,
  ])
}
