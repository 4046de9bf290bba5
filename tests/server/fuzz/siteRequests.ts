import { forms } from '../../../submissions/definitions/forms.ts'
import { newsletterPost } from '../../submissions/fixtures.ts'
import { pickWeighted, type Random } from './random.ts'
import type { WireRequest } from './wire.ts'

/** Existing paths and ids of the fuzzed site, so that requests get past the first check. */
export interface Targets {
  /** Host and port, as in the Host header. */
  host: string
  /** Paths of pages. */
  pages: readonly string[]
  /** Paths of hashed and public files. */
  files: readonly string[]
  /** Paths of pictures and files of the lake. */
  assets: readonly string[]
  /** Ids of documents. */
  ids: readonly string[]
  token: string
}

type Maker = (random: Random, targets: Targets) => Partial<WireRequest> & { target: string }

const METHODS = [
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'QUERY',
  'TRACE',
  'PROPFIND',
]
const FORM_FIELDS = [
  ...new Set(Object.values(forms).flatMap(({ fields }) => Object.keys(fields))),
  'form',
  'submissionId',
  'elapsedMs',
  'homepage',
  '__proto__',
]
const FORMS = ['newsletter', 'contact', 'demo:/request-vas-demo', 'demo:/schedule-banking-demo']
const BODY_TYPES = [
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=utf-16',
  'multipart/form-data; boundary=b',
  'multipart/form-data',
  'application/json',
  'text/plain',
  'image/png',
  '',
  ';;;',
]

/** Characters that are allowed in a request target; others would not reach a handler. */
export function forTarget(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must not be sent
  return text.replace(/[\x00-\x20\x7f]|[^\x00-\xff]/g, (character) =>
    encodeURIComponent(character.toWellFormed()),
  )
}

export function forHeader(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must not be sent
  return text.replace(/[\x00-\x1f\x7f]|[^\x00-\xff]/g, '').trim()
}

export function queryOf(random: Random, names: readonly string[] = ['a', 'path', 'q']): string {
  if (random.chance(0.05)) {
    // Express parses these into lists and objects with arbitrary members.
    return `?${random.pick(names)}${random.pick(['[]', '[toString]', '[__proto__]', '[a][b]', '[9]'])}=x`
  }
  const pairs = Array.from({ length: random.int(4) }, () => {
    const name = random.chance(0.7) ? random.pick(names) : random.text(8)
    return `${forTarget(name)}=${forTarget(random.chance(0.5) ? encodeURIComponent(random.text(30).toWellFormed()) : random.text(30))}`
  })
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

/** A known path with a mutation. */
function mutated(random: Random, address: string): string {
  const at = random.int(address.length) + 1
  const kind = random.int(7)
  if (kind === 0) return `${address}/`
  if (kind === 1) return `${address.slice(0, at)}${forTarget(random.text(6))}${address.slice(at)}`
  if (kind === 2) return `/${address}`
  if (kind === 3) return address.slice(0, at)
  if (kind === 4) return `${address}${forTarget(random.text(10))}`
  if (kind === 5) return `/..%2f..${address}`
  return address.toUpperCase()
}

function form(random: Random): { headers: [string, string][]; body: Buffer } {
  const type = random.chance(0.6) ? (BODY_TYPES[0] ?? '') : random.pick(BODY_TYPES)
  if (random.chance(0.1)) {
    const valid = newsletterPost(`${random.int(1e6)}@b.example`)
    return {
      headers: [['Content-Type', 'application/x-www-form-urlencoded']],
      body: Buffer.from(new URLSearchParams(valid).toString()),
    }
  }
  const fields = Array.from({ length: random.int(9) }, () => {
    const name = random.pick(FORM_FIELDS)
    if (name === 'email' && random.chance(0.5)) return [name, 'a@b.example'] as const
    const value = name === 'form' && random.chance(0.8) ? random.pick(FORMS) : random.text(60)
    return [name, value.toWellFormed()] as const
  })
  const bodies = [
    () => new URLSearchParams(fields.map(([name, value]) => [name, value])).toString(),
    () => `--b\r\nContent-Disposition: form-data; name="${random.text(8)}"\r\n\r\nx\r\n--b--\r\n`,
    () => JSON.stringify(random.json()),
    () => random.text(300),
  ]
  const body = random.chance(0.6) ? bodies[0]?.() : random.pick(bodies)()
  return { headers: [['Content-Type', type]], body: Buffer.from(body ?? '') }
}

const makers: readonly (readonly [kind: string, weight: number, Maker])[] = [
  ['page', 1.5, (random, { pages }) => ({ target: random.pick(pages) + queryOf(random) })],
  ['unknown page', 1, (random) => ({ target: `/${forTarget(random.text(60))}` })],
  [
    'page data',
    3,
    (random, { pages }) => ({
      target: `${random.chance(0.1) ? '/_root' : random.pick(pages)}.data${queryOf(random, ['_routes', 'index'])}`,
    }),
  ],
  [
    'form',
    3,
    (random, { pages }) => ({ method: 'POST', target: random.pick(pages), ...form(random) }),
  ],
  [
    'form by script',
    2,
    (random, { pages }) => ({
      method: 'POST',
      target: `${random.pick(pages)}.data${queryOf(random, ['index', '_routes'])}`,
      ...form(random),
    }),
  ],
  [
    'method',
    2,
    (random, { pages, files }) => ({
      method: random.pick(METHODS),
      target: random.pick(random.chance(0.2) ? pages : files),
      ...(random.chance(0.1) ? form(random) : {}),
    }),
  ],
  [
    'file',
    24,
    (random, { files }) => ({
      method: random.pick(['GET', 'GET', 'HEAD']),
      target: random.pick(files) + (random.chance(0.2) ? queryOf(random) : ''),
    }),
  ],
  ['mutated file', 1, (random, { files }) => ({ target: mutated(random, random.pick(files)) })],
  [
    'what machines ask for',
    12,
    (random) => ({
      method: random.pick(['GET', 'HEAD', 'POST', 'OPTIONS']),
      target:
        random.pick([
          '/healthz',
          '/healthz',
          '/readyz',
          '/robots.txt',
          '/.well-known/security.txt',
        ]) + queryOf(random),
    }),
  ],
  [
    'trailing slash',
    8,
    (random, { pages }) => ({
      target: `${random.pick(['', '/', '//', '/\\'])}${random.pick(pages)}${forTarget(random.text(8)).replace(/[?#]/g, '')}/${queryOf(random)}`,
    }),
  ],
  [
    'absolute or odd address',
    1,
    (random, { host, pages }) => ({
      method: random.pick(['GET', 'OPTIONS']),
      target: random.pick([
        `http://${host}${random.pick(pages)}`,
        `http://elsewhere.example${random.pick(pages)}`,
        '*',
        '//elsewhere.example/x',
        `/${'a/'.repeat(random.int(2500))}`,
        `/?${'a=1&'.repeat(random.int(1500))}`,
      ]),
    }),
  ],
  [
    'Studio',
    8,
    (random, { files }) => ({
      target: `/studio${random.pick(['', '/', '/structure', '/settings.json', '/live', '/sign-in', '/sign-out', random.pick(files), `/${forTarget(random.text(20))}`])}${queryOf(random, ['id', 'revision', 'to'])}`,
    }),
  ],
  [
    'Studio sign-in',
    4,
    (random, { token }) => ({
      method: 'POST',
      target: random.pick(['/studio/sign-in', '/studio/sign-in', '/studio/sign-out']),
      headers: [
        ['Content-Type', random.chance(0.8) ? (BODY_TYPES[0] ?? '') : random.pick(BODY_TYPES)],
      ],
      body: Buffer.from(
        random.chance(0.2)
          ? random.bytes(300)
          : new URLSearchParams({
              name: random.text(70).toWellFormed(),
              key: random.chance(0.05) ? token : random.text(40).toWellFormed(),
              to: random.text(40).toWellFormed(),
            }).toString(),
      ),
    }),
  ],
  [
    'preview',
    4,
    (random, { pages }) => ({
      method: random.pick(['GET', 'GET', 'GET', 'POST', 'HEAD']),
      target: `/preview${random.pick(['/enable', '/disable', '/disable', `/link/${forTarget(random.text(40))}`, '/link/', `/${forTarget(random.text(10))}`])}${queryOf(random, ['sanity-preview-secret', 'sanity-preview-pathname', 'sanity-preview-perspective', 'path', random.pick(pages)])}`,
    }),
  ],
  [
    'webhook',
    4,
    (random) => ({
      method: 'POST',
      target: '/hooks/sanity',
      headers: [
        ['Content-Type', 'application/json'],
        [
          'sanity-webhook-signature',
          random.pick([`t=${random.int(1e9)},v1=${random.text(40)}`, random.text(30), '']),
        ],
        ['idempotency-key', random.text(20)],
      ],
      body: random.chance(0.2) ? random.bytes(400) : Buffer.from(JSON.stringify(random.json())),
    }),
  ],
  ['deferred stylesheet', 2, (random) => ({ target: `/styles/${forTarget(random.text(20))}.css` })],
]

const COMMON_HEADERS = [
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'If-None-Match',
  'If-Modified-Since',
  'Range',
  'Cookie',
  'Origin',
  'Referer',
  'User-Agent',
  'X-Forwarded-Proto',
  'X-Forwarded-Host',
  'Sec-Fetch-Mode',
  'Sec-Fetch-Site',
  'Sec-Purpose',
  'Cache-Control',
  'Authorization',
  'Expect',
  'Upgrade',
  'Via',
  'X-HTTP-Method-Override',
  'Forwarded',
  'Last-Event-ID',
  'Content-Encoding',
]
const COMMON_VALUES = [
  '*',
  'text/html',
  'br',
  'gzip;q=0, br',
  'identity;q=0',
  'br;q=0.5, gzip;q=1.000',
  '*;q=0',
  'bytes=0-0',
  'bytes=-5',
  'bytes=9-2',
  'bytes=0-,0-,0-',
  '"x"',
  'W/"x"',
  'null',
  'https://x.example',
  'nsaa-preview=x',
  'nsaa-preview=; nsaa-studio=x',
  'cors',
  'prefetch',
  'no-cache',
  'Bearer x',
  '100-continue',
  'h2c',
  'deflate',
  'text/html;q=0',
  'Thu, 01 Jan 1970 00:00:00 GMT',
]

/** Headers of any request: mostly valid, some not. Each comes from one of many clients. */
export function commonHeaders(random: Random, { host }: Targets): [string, string][] {
  const client = random.chance(0.95)
    ? `198.18.${random.int(256)}.${random.int(256)}`
    : forHeader(random.text(30))
  const headers: [string, string][] = [
    ['Host', random.chance(0.97) ? host : forHeader(random.text(20)) || 'x'],
    ['X-Forwarded-For', client],
  ]
  if (random.chance(0.6)) headers.push(['Accept-Encoding', 'gzip, deflate, br'])
  for (let extra = random.int(4); extra > 0; extra--) {
    const value = random.chance(0.7) ? random.pick(COMMON_VALUES) : forHeader(random.text(40))
    const name = random.pick(COMMON_HEADERS)
    // An upgrade or an expectation changes the protocol; those are tested on raw sockets.
    if (name !== 'Upgrade' && name !== 'Expect') headers.push([name, value])
  }
  return headers
}

export function siteRequest(random: Random, targets: Targets): WireRequest {
  const [kind, , make] = pickWeighted(random, makers, ([, weight]) => weight)
  const made = make(random, targets)
  const headers = [...commonHeaders(random, targets), ...(made.headers ?? [])]
  return {
    kind,
    method: 'GET',
    ...made,
    headers: headers.map(([name, value]) => [name, forHeader(value)]),
  }
}
