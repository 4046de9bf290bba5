import { IMAGE_PARAMETER_NAMES } from '../../../lake/assets/parameters.ts'
import { pickWeighted, type Random } from './random.ts'
import { commonHeaders, forHeader, forTarget, queryOf, type Targets } from './siteRequests.ts'
import type { WireRequest } from './wire.ts'

/** The fuzzer writes only documents with these ids and type, so that the site must not change. */
const OWN_ID = 'fuzz-'
const OWN_TYPE = 'fuzzThing'

type Maker = (random: Random, targets: Targets) => Partial<WireRequest> & { target: string }

const GROQ = [
  '*',
  '[',
  ']',
  '{',
  '}',
  '(',
  ')',
  '_type == "page"',
  '_id',
  'path',
  '->',
  '|',
  'order(',
  'asc',
  'title match "a*"',
  'count(',
  'references($id)',
  '^',
  '^.^',
  '@',
  '...',
  '[0]',
  '[0...5]',
  '&&',
  '||',
  '!',
  'in',
  'select(',
  '=>',
  'coalesce(',
  'string::split(',
  'math::sum(',
  'defined(',
  'pt::text(',
  'dateTime(',
  'now()',
  'score(',
  'boost(',
  'geo::distance(',
  '"a": ',
  ', ',
  '1',
  '-',
  '/',
  '%',
  '**',
  '"x"',
  'null',
  'true',
  '$p',
  '// c\n',
  'global::',
  'sections[]',
  '[_key=="a"]',
]
const WHOLE_QUERIES = [
  '*[_type == $p][0...3]{_id, ...}',
  '*[_id == $id][0]',
  '*[references($id)]{_id}',
  'count(*[path match $p])',
  '*[_type == "page"]{title, "n": count(sections)} | order(title desc)[0...2]',
  '*[_id in path("drafts.**")]._id',
]
const IMAGE_PARAMETERS = [...IMAGE_PARAMETER_NAMES, 'dl']
const IMAGE_VALUES = [
  '0',
  '1',
  '40',
  '64',
  '100',
  '8192',
  '8193',
  '-1',
  '1e9',
  'NaN',
  '',
  'max',
  'crop',
  'fill',
  'format',
  'webp',
  'avif',
  'json',
  'pjpg',
  'svg',
  'fff',
  '0.5',
  '1.5',
  '0,0,9,9',
  'h',
  '90',
  'x',
]
const LISTED = ['query', 'perspective', '$id', '$p', 'returnQuery', 'dryRun', 'returnIds', 'tag']

function groq(random: Random): string {
  if (random.chance(0.5)) return random.pick(WHOLE_QUERIES)
  if (random.chance(0.2)) return random.text(80)
  return `*[${Array.from({ length: random.int(9) }, () => random.pick(GROQ)).join(' ')}`
}

const version = (random: Random) =>
  random.chance(0.9)
    ? random.pick(['v2025-02-19', 'v1', 'vX', 'v2021-03-25'])
    : `v${forTarget(random.text(8))}`
const dataset = (random: Random) => (random.chance(0.95) ? 'production' : forTarget(random.text(8)))
const json = (value: unknown): Pick<WireRequest, 'headers' | 'body'> => ({
  headers: [['Content-Type', 'application/json']],
  body: Buffer.from(JSON.stringify(value)),
})

function ownDocument(random: Random): Record<string, unknown> {
  const value = random.json()
  const fields =
    typeof value === 'object' && value !== null && !Array.isArray(value) ? value : { value }
  return { ...fields, _id: `${OWN_ID}${random.int(300)}`, _type: OWN_TYPE }
}

/** Well-formed or not, but never of a document of the site. */
function mutation(random: Random): unknown {
  const id = `${random.pick(['', 'drafts.', 'versions.r1.'])}${OWN_ID}${random.int(300)}`
  const path = random.pick(['a', 'a.b', 'a[0]', 'a[_key=="k"]', 'a..b', '[', random.text(10)])
  const kind = random.int(8)
  if (kind === 0) return { create: ownDocument(random) }
  if (kind === 1) return { createOrReplace: ownDocument(random) }
  if (kind === 2) return { delete: { id } }
  if (kind === 3) return { patch: { id, set: { [path]: random.json() } } }
  if (kind === 4) return { patch: { id, insert: { after: path, items: [random.json()] } } }
  if (kind === 5) return { patch: { id, unset: [path], inc: { [path]: random.json() } } }
  if (kind === 6) return { patch: { id, diffMatchPatch: { [path]: random.text(40) } } }
  return { [random.pick(['create', 'patch', 'nothing'])]: { _type: OWN_TYPE, x: random.json() } }
}

function action(random: Random): unknown {
  const publishedId = `${OWN_ID}${random.int(300)}`
  const kind = random.pick([
    'create',
    'edit',
    'publish',
    'unpublish',
    'discard',
    'delete',
    'nothing',
    'schedule',
    'unschedule',
    'archive',
    'unarchive',
    'import',
    'version.create',
  ])
  return {
    actionType: `sanity.action.${random.pick(['document', 'release'])}.${kind}`,
    releaseId: random.pick(['fuzz', publishedId, random.json(1)]),
    metadata: random.json(2),
    publishAt: random.pick(['2026-01-01T00:00:00Z', random.json(1)]),
    publishedId,
    draftId: `drafts.${publishedId}`,
    ...(random.chance(0.5) ? { attributes: ownDocument(random) } : { patch: random.json() }),
  }
}

const API_PATHS = [
  '/users/me',
  '/users/me/keyvalue',
  '/users/me/keyvalue/a',
  '/users/x',
  '/auth/id',
  '/ping',
  '/auth/providers',
  '/check/cors',
  '/projects/local',
  '/projects/x/datasets',
  '/data/export/production',
  '/data/history/production/transactions/fuzz-1',
  '/data/history/production/documents/fuzz-1',
  '/data/history/production/events/documents/fuzz-1',
  '/data/history/production/events/releases/fuzz',
  '/data/references/production/documents/fuzz-1/to',
  '/jobs/x',
  '/intake/batch',
  '/data/listen',
  '/assets/images',
]
const HISTORY_NAMES = [
  'time',
  'revision',
  'lastRevision',
  'excludeContent',
  'fromTime',
  'toTime',
  'limit',
]

const makers: readonly (readonly [kind: string, weight: number, Maker])[] = [
  [
    'lake query',
    34,
    (random, { ids }) => {
      const named = `?query=${encodeURIComponent(groq(random).toWellFormed())}&$id="${random.pick(ids)}"&$p=${encodeURIComponent(JSON.stringify(random.json(1)))}`
      return {
        target: `/lake/${version(random)}/data/query/${dataset(random)}${named}${random.chance(0.3) ? queryOf(random, LISTED).replace('?', '&') : ''}`,
      }
    },
  ],
  [
    'lake query by POST',
    12,
    (random) => ({
      method: 'POST',
      target: `/lake/${version(random)}/data/query/${dataset(random)}${queryOf(random, LISTED)}`,
      ...(random.chance(0.2)
        ? { body: random.bytes(400) }
        : json({
            query: groq(random),
            params: random.chance(0.8) ? { p: random.json(1), id: 'x' } : random.json(),
            ...(random.chance(0.2) ? { perspective: random.json(1) } : {}),
          })),
    }),
  ],
  [
    'lake mutate',
    10,
    (random) => ({
      method: 'POST',
      target: `/lake/${version(random)}/data/mutate/${dataset(random)}${queryOf(random, LISTED)}`,
      ...(random.chance(0.1)
        ? { body: random.bytes(300) }
        : json({
            mutations: Array.from({ length: random.int(4) }, () => mutation(random)),
            ...(random.chance(0.1) ? { transactionId: random.text(20) } : {}),
          })),
    }),
  ],
  [
    'lake action',
    4,
    (random) => ({
      method: 'POST',
      target: `/lake/${version(random)}/data/actions/${dataset(random)}${queryOf(random, LISTED)}`,
      ...json({ actions: random.chance(0.9) ? [action(random)] : random.json() }),
    }),
  ],
  [
    'lake document',
    12,
    (random, { ids }) => ({
      target: `/lake/${version(random)}/data/doc/${dataset(random)}/${random.pick([random.pick(ids), forTarget(random.text(20)), `${random.pick(ids)},${random.pick(ids)}`])}${queryOf(random, ['includeAllVersions', 'excludeContent'])}`,
    }),
  ],
  [
    'lake API',
    16,
    (random) => ({
      method: random.pick(['GET', 'GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD']),
      target: `/lake/${version(random)}${random.pick(API_PATHS)}${random.chance(0.2) ? forTarget(random.text(10)) : ''}${queryOf(random, HISTORY_NAMES)}`,
      ...(random.chance(0.3) ? json(random.json()) : {}),
    }),
  ],
  [
    'lake address',
    8,
    (random) => ({
      target: `/lake${random.pick(['', '/', '?', '//'])}${forTarget(random.text(30))}`,
    }),
  ],
  [
    'lake asset',
    14,
    (random, { assets }) => ({
      target: `${random.pick(assets)}${random.chance(0.2) ? forTarget(random.text(12)) : ''}${random.chance(0.1) ? `?dl=${forTarget(random.text(20))}` : ''}`,
    }),
  ],
  [
    'lake picture',
    2,
    (random, { assets }) => ({
      target: `${random.pick(assets)}?${Array.from({ length: random.int(3) + 1 }, () => `${random.pick(IMAGE_PARAMETERS)}=${random.chance(0.9) ? random.pick(IMAGE_VALUES) : forTarget(random.text(10))}`).join('&')}`,
    }),
  ],
  [
    'lake upload',
    2,
    (random) => ({
      method: 'POST',
      target: `/lake/${version(random)}/assets/${random.pick(['images', 'files'])}/${dataset(random)}${queryOf(random, ['filename', 'label', 'title', 'meta[]'])}`,
      headers: [
        [
          'Content-Type',
          random.pick([
            'image/png',
            'image/svg+xml',
            'image/jpeg',
            'text/html',
            '',
            random.text(10),
          ]),
        ],
      ],
      body: Buffer.concat([
        Buffer.from(
          random.pick([
            '',
            '\x89PNG\r\n\x1a\n',
            '<svg xmlns="http://www.w3.org/2000/svg">',
            'GIF89a',
            '%PDF-',
          ]),
        ),
        random.bytes(60),
      ]),
    }),
  ],
]

/** A request to the lake, by an editor, anonymous or with a wrong key. */
export function lakeRequest(random: Random, targets: Targets): WireRequest {
  const [kind, , make] = pickWeighted(random, makers, ([, weight]) => weight)
  const made = make(random, targets)
  const key = random.pick([targets.token, targets.token, targets.token, '', random.text(30)])
  const headers = [
    ...commonHeaders(random, targets).filter(([name]) => name !== 'Authorization'),
    ...(key === '' ? [] : [['Authorization', `Bearer ${key}`] as const]),
    ...(made.headers ?? []),
  ]
  return {
    kind,
    method: 'GET',
    ...made,
    headers: headers.map(([name, value]) => [name, forHeader(value)]),
  }
}
