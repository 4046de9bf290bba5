import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigError } from '../../runtime/config.ts'
import { readConfig, VARIABLES } from './config.ts'

test('an empty environment configures the embedded site on port 3000', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '0.0.0.0',
    siteUrl: 'http://localhost:3000',
    dataDir: resolve('.data'),
    trustProxyHops: 0,
    metricsPort: undefined,
    shutdownDelayMs: 0,
    gallery: false,
    content: { kind: 'embedded', token: undefined },
    webhookSecret: undefined,
    submissions: {
      databaseUrl: undefined,
      retentionDays: 30,
      subscribeOrigin: undefined,
      demoOrigin: undefined,
      emails: [],
    },
  })
})

test.each([
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be a postgres:// or postgresql:// address'],
  [{ DEMO_API_ORIGIN: 'https://x.example/api' }, 'DEMO_API_ORIGIN must be an http or https origin'],
  [{ SUBSCRIBE_API_ORIGIN: 'forms' }, 'SUBSCRIBE_API_ORIGIN must be an http or https origin'],
  [{ DEMO_API_ORIGIN: '//x' }, 'DEMO_API_ORIGIN must be an http or https origin'],
  [{ EMAIL_API_URL: 'mail' }, 'EMAIL_API_URL must be an http or https address'],
  [{ EMAIL_TO_NAME: 'a\nb' }, 'EMAIL_TO_NAME must be a name'],
  [{ EMAIL_TEMPLATE_ID: 't' }, 'EMAIL_SERVICE_ID must be set when EMAIL_TEMPLATE_ID is'],
  [{ EMAIL_SERVICE_ID: 's' }, 'EMAIL_TEMPLATE_ID must be set when EMAIL_SERVICE_ID is'],
  [
    { EMAIL_SERVICE_ID: 's', EMAIL_TEMPLATE_ID: 't' },
    'EMAIL_PUBLIC_KEY must be set when EMAIL_SERVICE_ID is',
  ],
  [{ EMAIL_VAS_SERVICE_ID: 's' }, 'EMAIL_VAS_TEMPLATE_ID must be set when EMAIL_VAS_SERVICE_ID is'],
  [
    { EMAIL_VAS_TEMPLATE_ID: 't' },
    'EMAIL_VAS_SERVICE_ID must be set when EMAIL_VAS_TEMPLATE_ID is',
  ],
  [
    { EMAIL_VAS_SERVICE_ID: 's', EMAIL_VAS_TEMPLATE_ID: 't' },
    'EMAIL_PUBLIC_KEY must be set when EMAIL_VAS_SERVICE_ID is',
  ],
  [{ SUBMISSION_RETENTION_DAYS: '0' }, 'SUBMISSION_RETENTION_DAYS must be a number of days'],
])(
  '%j fails the start: submission backends are configured completely or not at all',
  (env, line) => {
    expect(() => readConfig(env)).toThrow(line)
  },
)

test('the e-mails of both forms have the account and a template of their own', () => {
  const { emails } = readConfig({
    EMAIL_PUBLIC_KEY: 'key',
    EMAIL_SERVICE_ID: 's',
    EMAIL_TEMPLATE_ID: 't',
    EMAIL_VAS_SERVICE_ID: 'vs',
    EMAIL_VAS_TEMPLATE_ID: 'vt',
  }).submissions
  const url = 'https://api.emailjs.com/api/v1.0/email/send'
  const account = { url, publicKey: 'key', privateKey: undefined }
  const vasTemplate = { kind: 'vasDemo', toName: 'Nsaa product team' }
  expect(emails).toEqual([
    { account, template: { kind: 'contact', toName: 'Nsaa', serviceId: 's', templateId: 't' } },
    { account, template: { ...vasTemplate, serviceId: 'vs', templateId: 'vt' } },
  ])
})

test('the name of a recipient has no blanks around it, and may contain quotes', () => {
  const { emails } = readConfig({
    EMAIL_PUBLIC_KEY: 'key',
    EMAIL_SERVICE_ID: 's',
    EMAIL_TEMPLATE_ID: 't',
    EMAIL_TO_NAME: ' Nsaa "Sales" ',
  }).submissions
  expect(emails).toMatchObject([{ template: { toName: 'Nsaa "Sales"' } }])
})

test('empty variables count as unset, as compose.yaml passes those of a .env file', () => {
  const empty = Object.fromEntries(VARIABLES.map((name) => [name, '']))
  expect(readConfig(empty)).toEqual(readConfig({}))
})

test('a project id selects the hosted lake, with dataset production by default', () => {
  const content = (env: Record<string, string>) => readConfig(env).content
  expect(content({ SANITY_PROJECT_ID: 'abc12345' })).toEqual({
    kind: 'hosted',
    projectId: 'abc12345',
    dataset: 'production',
    readToken: undefined,
    isPrivate: false,
    apiHost: undefined,
  })
  expect(
    content({
      SANITY_PROJECT_ID: 'abc12345',
      SANITY_DATASET: 'staging',
      SANITY_API_READ_TOKEN: 'sk-0123456789abcdef',
    }),
  ).toMatchObject({ dataset: 'staging', readToken: 'sk-0123456789abcdef' })
})

test('a hosted lake accepts another API host, with a base path', () => {
  const env = { SANITY_PROJECT_ID: 'local', SANITY_API_HOST: 'http://127.0.0.1:4300/lake/' }
  expect(readConfig(env).content).toMatchObject({ apiHost: 'http://127.0.0.1:4300/lake' })
})

test.each([
  [
    { SANITY_API_HOST: 'http://127.0.0.1:4300/lake' },
    'SANITY_PROJECT_ID must be set when SANITY_API_HOST is',
  ],
  [
    { SANITY_PROJECT_ID: 'abc12345', SANITY_DATASET_PRIVATE: '1' },
    'SANITY_API_READ_TOKEN must be set when SANITY_DATASET_PRIVATE is',
  ],
  [
    { SANITY_DATASET_PRIVATE: '1', SANITY_API_READ_TOKEN: 'sk-0123456789abcdef' },
    'SANITY_PROJECT_ID must be set when SANITY_DATASET_PRIVATE is',
  ],
  [
    { LAKE_URL: 'http://127.0.0.1:9' },
    'LAKE_TOKEN must be set when LAKE_URL is: the token of that lake',
  ],
  [
    { LAKE_URL: 'https://127.0.0.1:9', LAKE_TOKEN: 'a-token-of-my-own' },
    'LAKE_URL must use http, not https',
  ],
  [
    {
      LAKE_URL: 'http://127.0.0.1:9',
      LAKE_TOKEN: 'a-token-of-my-own',
      SANITY_PROJECT_ID: 'abc12345',
    },
    'LAKE_URL must not be set when SANITY_PROJECT_ID is: content comes from one lake',
  ],
])('%j fails the start: a lake is configured completely or not at all', (env, line) => {
  expect(caught(() => readConfig(env)).message).toBe(line)
})

test.each([
  [{ PORT: '8080' }, { port: 8080, siteUrl: 'http://localhost:8080' }],
  [{ SITE_URL: 'https://www.nsaa.example/' }, { siteUrl: 'https://www.nsaa.example' }],
  [{ HOST: '::1' }, { host: '::1' }],
  [{ TRUST_PROXY: '2' }, { trustProxyHops: 2 }],
  [{ DATA_DIR: '/var/lib/nsaa' }, { dataDir: '/var/lib/nsaa' }],
  [
    { PORT: '', SANITY_PROJECT_ID: ' ' },
    { port: 3000, content: { kind: 'embedded' } },
  ],
  [{ LAKE_TOKEN: 'a-token-of-my-own' }, { content: { token: 'a-token-of-my-own' } }],
])('%j is accepted', (env, expected) => {
  expect(readConfig(env)).toMatchObject(expected)
})

test('METRICS_PORT that is PORT fails the start', () => {
  const caughtError = caught(() => readConfig({ PORT: '4000', METRICS_PORT: '4000' }))
  expect(caughtError.message).toBe('METRICS_PORT must not be the same as PORT')
})

test.each([
  [{ SITE_URL: 'http://www.nsaa.example', LAKE_URL: 'http://www.nsaa.example:80/' }],
  [{ LAKE_URL: 'http://localhost:3000' }],
  [{ PORT: '4000', LAKE_URL: 'http://127.0.0.1:4000' }],
  [{ PORT: '80', LAKE_URL: 'http://[::1]' }],
])('%j fails the start: requests to the lake would be requests to the website', (env) => {
  const error = caught(() => readConfig({ ...env, LAKE_TOKEN: 'a-token-of-my-own' }))
  expect(error.message).toBe('LAKE_URL must not be the URL of the website itself (SITE_URL, PORT)')
})

test('LAKE_URL on another port of this machine is accepted', () => {
  const env = { LAKE_URL: 'http://127.0.0.1:3001', LAKE_TOKEN: 'a-token-of-my-own' }
  expect(readConfig(env)).toMatchObject({ content: { url: 'http://127.0.0.1:3001' } })
})

describe('an invalid value is reported in one line that names the variable and omits the value', () => {
  test.each([
    ['PORT', 'eighty'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['HOST', 'no spaces here'],
    ['SITE_URL', 'www.nsaa.example'],
    ['SITE_URL', 'ftp://nsaa.example'],
    ['SITE_URL', 'https://nsaa.example/shop'],
    ['SITE_URL', 'https://nsaa.example/?x'],
    ['SITE_URL', 'https://nsaa.example/#'],
    ['SITE_URL', 'https://someone@nsaa.example'],
    ['SITE_URL', 'https://:password@nsaa.example'],
    ['DATA_DIR', 'a\0b'],
    ['DATA_DIR', '"/var/lib/nsaa"'],
    ['DATA_DIR', '~/nsaa'],
    ['LAKE_TOKEN', "'in-quotes-of-a-file'"],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '11'],
    ['SANITY_PROJECT_ID', 'Not An Id'],
    ['SANITY_DATASET', 'Production!'],
    ['SANITY_API_READ_TOKEN', 'short'],
    ['SANITY_API_HOST', 'lake.nsaa.example'],
    ['SANITY_API_HOST', 'https://lake.example.org/?v=1'],
    ['SANITY_API_HOST', 'https://someone@lake.example.org'],
    ['SANITY_DATASET_PRIVATE', 'perhaps'],
    ['SANITY_WEBHOOK_SECRET', 'short'],
    ['GALLERY', 'please'],
    ['SHUTDOWN_DELAY_SECONDS', '301'],
    ['METRICS_PORT', 'yes'],
    ['LAKE_TOKEN', 'has a space in it, sadly'],
    ['LAKE_URL', 'http://127.0.0.1:9/lake'],
    ['NOTIFY_WEBHOOK_URL', 'https://someone:secret@hooks.example.org/nsaa'],
    ['NOTIFY_WEBHOOK_URL', 'https://:secret@hooks.example.org/nsaa'],
    ['NOTIFY_WEBHOOK_URL', 'hooks.example.org'],
    ['EMAIL_API_URL', 'https://someone@mail.example.org/send'],
    ['DEMO_API_ORIGIN', 'https://someone:secret@forms.example.org'],
    ['EMAIL_API_URL', 'ftp://mail.example.org/send'],
    ['EMAIL_TEMPLATE_ID', '"tpl"'],
    ['EMAIL_PRIVATE_KEY', "'private'"],
    ['EMAIL_TO_NAME', ' "Nsaa"'],
    ['EMAIL_VAS_TO_NAME', "'Nsaa product team'"],
  ])('%s=%s', (name, value) => {
    const error = caught(() => readConfig({ [name]: value }))
    expect(error.errors).toHaveLength(1)
    expect(error.message).toMatch(new RegExp(`^${name} must be .+$`))
    if (value.length > 3) expect(error.message).not.toContain(value)
  })
})

test('several invalid values are reported in one line each', () => {
  const error = caught(() => readConfig({ PORT: 'x', TRUST_PROXY: 'y', LAKE_TOKEN: 'z' }))
  expect(error.errors.map((fault) => fault.split(' ')[0])).toEqual([
    'PORT',
    'TRUST_PROXY',
    'LAKE_TOKEN',
  ])
})

function caught(run: () => unknown): ConfigError {
  try {
    run()
  } catch (error) {
    if (error instanceof ConfigError) return error
    throw error
  }
  throw new Error('nothing was thrown')
}
