import { resolve } from 'node:path'
import * as v from 'valibot'
import {
  baseUrl,
  ConfigError,
  DATA_DIR,
  host,
  integer,
  matching,
  origin,
  parseEnvironment,
  secret,
} from '../../runtime/config.ts'
import {
  submissionErrors,
  submissionsConfig,
  submissionVariables,
} from '../../submissions/config.ts'

/** Where content comes from: an embedded lake, or a hosted Sanity project. */
export type ContentSourceConfig = EmbeddedSourceConfig | HostedSourceConfig

interface EmbeddedSourceConfig {
  kind: 'embedded'
  token: string | undefined
  /** Base URL of a lake shared by several instances; undefined: a child process of this server. */
  url: string | undefined
}

export interface HostedSourceConfig {
  kind: 'hosted'
  projectId: string
  dataset: string
  /** Reads drafts. Published documents are read with it only if the dataset is private. */
  readToken: string | undefined
  /** The dataset is private: queries for published documents need the token too. */
  isPrivate: boolean
  /** Replaces Sanity's own API host; without a trailing slash. */
  apiHost: string | undefined
}

/** The configuration of the process, validated once at start. */
export type Config = ReturnType<typeof readConfig>

const TRUST_PROXY_HOPS_MAX = 10
const SHUTDOWN_DELAY_S_MAX = 300
const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]']

/**
 * The messages complete a sentence that starts with the variable's name. They never contain the
 * value, which may be a secret.
 */
const environment = v.object({
  PORT: v.optional(integer(1, 65_535, 'must be a port number from 1 to 65535'), '3000'),
  HOST: v.optional(host, '0.0.0.0'),
  SITE_URL: v.optional(origin),
  DATA_DIR,
  TRUST_PROXY: v.optional(
    integer(
      0,
      TRUST_PROXY_HOPS_MAX,
      `must be a number of proxies from 0 to ${TRUST_PROXY_HOPS_MAX}`,
    ),
    '0',
  ),
  SANITY_PROJECT_ID: v.optional(
    matching(
      /^[a-z0-9][a-z0-9-]{0,63}$/,
      'must be a project id: lower-case letters, digits, dashes',
    ),
  ),
  SANITY_DATASET: v.optional(
    matching(
      /^~?[a-z0-9][a-z0-9_-]{0,63}$/,
      'must be a dataset name: lower-case letters, digits, _ and -',
    ),
    'production',
  ),
  SANITY_API_READ_TOKEN: v.optional(secret),
  SANITY_DATASET_PRIVATE: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),
  SANITY_API_HOST: v.optional(baseUrl),
  SANITY_WEBHOOK_SECRET: v.optional(secret),
  METRICS_PORT: v.optional(integer(1, 65_535, 'must be a port number from 1 to 65535')),
  SHUTDOWN_DELAY_SECONDS: v.optional(
    integer(
      0,
      SHUTDOWN_DELAY_S_MAX,
      `must be a number of seconds from 0 to ${SHUTDOWN_DELAY_S_MAX}`,
    ),
    '0',
  ),
  GALLERY: v.optional(v.picklist(['0', '1'], 'must be 0 or 1'), '0'),
  LAKE_TOKEN: v.optional(secret),
  LAKE_URL: v.optional(v.pipe(origin, v.startsWith('http:', 'must use http, not https'))),
  ...submissionVariables,
})

/** Names of all variables, for the test that checks their documentation. */
export const VARIABLES: readonly string[] = Object.keys(environment.entries)

/**
 * Reads the configuration from environment variables.
 * @throws ConfigError naming every invalid variable and the reason, never the value
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const values = parseEnvironment(environment, env)
  const errors = [...contentErrors(values), ...submissionErrors(values)]
  if (values.METRICS_PORT === values.PORT) errors.push('METRICS_PORT must not be the same as PORT')
  if (errors.length > 0) throw new ConfigError(errors)
  return {
    port: values.PORT,
    /** Host name or address to listen on. */
    host: values.HOST,
    /** Canonical origin, without a trailing slash. */
    siteUrl: values.SITE_URL ?? `http://localhost:${values.PORT}`,
    /** Absolute path of the folder the process may write to. */
    dataDir: resolve(values.DATA_DIR),
    /** Number of trusted reverse proxies, whose forwarding headers are used. */
    trustProxyHops: values.TRUST_PROXY,
    /** Port of the metrics on the loopback interface; undefined: no metrics are collected. */
    metricsPort: values.METRICS_PORT,
    /**
     * How long requests are accepted after a stop signal, so that a load balancer notices first.
     */
    shutdownDelayMs: values.SHUTDOWN_DELAY_SECONDS * 1000,
    /** Serves the component gallery. For design tests, never in production. */
    gallery: values.GALLERY === '1',
    submissions: submissionsConfig(values),
    content: contentSource(values),
    /** Secret with which Sanity signs webhook calls to `/hooks/sanity`. */
    webhookSecret: values.SANITY_WEBHOOK_SECRET,
  }
}

type Values = v.InferOutput<typeof environment>

function contentErrors(values: Values): string[] {
  const needs = (name: 'SANITY_API_HOST' | 'SANITY_DATASET_PRIVATE', needed: keyof Values) =>
    `${needed} must be set when ${name} is`
  const hosted = values.SANITY_PROJECT_ID !== undefined
  const isPrivate = values.SANITY_DATASET_PRIVATE === '1'
  const { LAKE_URL, LAKE_TOKEN, SANITY_API_HOST, SANITY_API_READ_TOKEN } = values
  const errors: string[] = []
  if (LAKE_URL && hosted)
    errors.push('LAKE_URL must not be set when SANITY_PROJECT_ID is: content comes from one lake')
  const loopback = LOOPBACK_HOSTS.map((host) => new URL(`http://${host}:${values.PORT}`).origin)
  if (LAKE_URL && [values.SITE_URL, ...loopback].includes(LAKE_URL))
    errors.push('LAKE_URL must not be the URL of the website itself (SITE_URL, PORT)')
  if (LAKE_URL && !LAKE_TOKEN)
    errors.push('LAKE_TOKEN must be set when LAKE_URL is: the token of that lake')
  if (SANITY_API_HOST && !hosted) errors.push(needs('SANITY_API_HOST', 'SANITY_PROJECT_ID'))
  if (isPrivate && !hosted) errors.push(needs('SANITY_DATASET_PRIVATE', 'SANITY_PROJECT_ID'))
  if (isPrivate && !SANITY_API_READ_TOKEN)
    errors.push(needs('SANITY_DATASET_PRIVATE', 'SANITY_API_READ_TOKEN'))
  return errors
}

function contentSource(values: Values): ContentSourceConfig {
  if (values.SANITY_PROJECT_ID === undefined) {
    return { kind: 'embedded', token: values.LAKE_TOKEN, url: values.LAKE_URL }
  }
  return {
    kind: 'hosted',
    projectId: values.SANITY_PROJECT_ID,
    dataset: values.SANITY_DATASET,
    readToken: values.SANITY_API_READ_TOKEN,
    isPrivate: values.SANITY_DATASET_PRIVATE === '1',
    apiHost: values.SANITY_API_HOST,
  }
}
