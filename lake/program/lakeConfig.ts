import { resolve } from 'node:path'
import * as v from 'valibot'
import { DATA_DIR, host, integer, origin, parseEnvironment, secret } from '../../runtime/config.ts'

/** A standalone lake listens on the loopback interface unless `HOST` says otherwise. */
const lakeEnvironment = v.object({
  PORT: v.optional(integer(0, 65_535, 'must be a port number from 1 to 65535'), '3001'),
  HOST: v.optional(host, '127.0.0.1'),
  SITE_URL: v.optional(origin, 'http://localhost:3000'),
  DATA_DIR,
  LAKE_TOKEN: v.optional(secret),
})

/** Configuration of the lake process. */
export interface LakeConfig {
  /** 0: any free port. */
  port: number
  host: string
  /** Origin of the website: where editors open the Studio, and the prefix of asset URLs. */
  siteUrl: string
  /** Absolute path of the folder the process may write to. */
  dataDir: string
  token: string | undefined
}

/** @throws ConfigError naming every invalid variable and the reason, never the value */
export function readLakeConfig(env: Readonly<Record<string, string | undefined>>): LakeConfig {
  const values = parseEnvironment(lakeEnvironment, env)
  return {
    port: values.PORT,
    host: values.HOST,
    siteUrl: values.SITE_URL,
    dataDir: resolve(values.DATA_DIR),
    token: values.LAKE_TOKEN,
  }
}
