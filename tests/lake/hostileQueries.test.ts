import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { isRecord } from '../../lake/core/json.ts'
import { startCpuTimer } from '../../runtime/clock.ts'
import { readEvents } from './readEvents.ts'
import { type StartedLake, startLake } from './startLake.ts'
import { type LakeProcess, startLakeProcess } from './startLakeProcess.ts'

/** As in production: a query that needs more memory ends the process. */
const HEAP_MAX_MIB = 512
/** No machine is so slow that a query reaches it before another limit. */
const LONG_TIME_LIMIT = { queryTimeMaxMs: 240_000 }
/** No machine is so fast that a query ends, or reaches another limit, before it. */
const SHORT_TIME_LIMIT = { queryTimeMaxMs: 1 }

const documents = Array.from({ length: 210 }, (_, n) => ({
  _id: `page-${n}`,
  _type: 'page',
  title: `Page ${n}`,
  body: [{ _type: 'block', _key: 'b', children: [{ _type: 'span', _key: 's', text: 'Text' }] }],
}))

let dataDir: string
let longLimitLake: LakeProcess
let shortLimitLake: StartedLake
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lake-hostile-'))
  const flags = [`--max-old-space-size=${HEAP_MAX_MIB}`]
  longLimitLake = await startLakeProcess(dataDir, { flags, limits: LONG_TIME_LIMIT })
  await longLimitLake.client.mutate(documents.map((create) => ({ create })))
  shortLimitLake = await startLake({ limits: SHORT_TIME_LIMIT })
  shortLimitLake.lake.dataset.transact(documents.map((create) => ({ create })))
})
afterAll(async () => {
  longLimitLake.child.kill('SIGKILL')
  await shortLimitLake.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const PATH = '/v2025-02-19/data/query/production'
const queryWithShortLimit = (query: string) => queryIn(shortLimitLake, query)

async function queryIn(lake: StartedLake, query: string, params = {}) {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ query, params })
  return parsed(await lake.request(PATH, { method: 'POST', headers, body }))
}

const ask = async (query: string, params = {}) => parsed(await send(PATH, { query, params }))

function send(path: string, body?: unknown) {
  return fetch(`${longLimitLake.origin}/lake${path}`, {
    headers: { 'content-type': 'application/json', authorization: `Bearer ${longLimitLake.token}` },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  })
}

async function parsed(response: Response) {
  const body: unknown = await response.json()
  const error = isRecord(body) && isRecord(body.error) ? body.error : {}
  return {
    status: response.status,
    limit: error.limit,
    description: String(error.description),
    body,
  }
}

const doubled = (start: string, times: number, step: string) => start + step.repeat(times)
const functions = (count: number) =>
  'fn f::f0($x) = $x{"v":1};'.concat(
    ...Array.from({ length: count }, (_, n) => {
      return `fn f::f${n + 1}($x) = $x{"v":[f::f${n}(@),f::f${n}(@)]};`
    }),
    `f::f${count}(*[0])`,
  )
const listOfFour = '{"a":[1,2,3,4]}'
const letters = (times: number) => doubled('{"a":"a"}', times, '{"a":a+a}')

describe('a hostile query with a token is answered with the limit it exceeds', () => {
  test.each([
    [
      'a list doubled in projections, and joined forty times',
      `${doubled(listOfFour, 22, '{"a":a+a}')}{"n":count([${Array(40).fill('a+a').join(',')}])}`,
      'queryValuesMax',
    ],
    ['a list doubled 26 times', doubled(listOfFour, 26, '{"a":a+a}'), 'queryValuesMax'],
    ['a list doubled 24 times', doubled(listOfFour, 24, '{"a":a+a}'), 'queryValuesMax'],
    ['a list doubled 19 times', doubled(listOfFour, 19, '{"a":a+a}'), 'queryValuesMax'],
    ['a list splatted twice', doubled(listOfFour, 24, '{"a":[...a,...a]}'), 'queryValuesMax'],
    [
      'a list for each of its elements',
      `${doubled('{"a":[{"x":1}]}', 13, '{"a":a+a}')}{"a":a[]{"b":^.a}.b[]}`,
      'queryValuesMax',
    ],
    ['a string doubled 30 times', letters(30), 'queryStringLengthMax'],
    [
      'strings of 70 million characters together',
      `${letters(21)}{"n":count([${Array(33).fill('a+"b"').join(',')}])}`,
      'queryCharactersMax',
    ],
    [
      'a list joined by a long string',
      `${letters(20)}{"n":length(array::join([1,2,3,4,5,6],a))}`,
      'queryStringLengthMax',
    ],
    ['functions that call the one before twice', functions(20), 'queryTermsMax'],
    ['60,000 additions', `1${'+1'.repeat(60_000)}`, 'queryDepthMax'],
    ['60,000 attributes', `a${'.b'.repeat(60_000)}`, 'queryDepthMax'],
    ['2,500 attributes', `a${'.b'.repeat(2_500)}`, 'queryDepthMax'],
    ['5,000 additions', `1${'+1'.repeat(5_000)}`, 'queryDepthMax'],
    ['2,000 brackets', `pt::text(${'['.repeat(2_000)}${']'.repeat(2_000)})`, 'queryDepthMax'],
    ['40,000 elements', `[${Array(40_000).fill('1').join(',')}]`, 'queryTermsMax'],
    ['200,000 characters', `"${'a'.repeat(200_000)}"`, 'queryLengthMax'],
    [
      '20,000 words to match',
      `*[pt::text(body) match "${'word '.repeat(20_000)}"]`,
      'matchWordsMax',
    ],
    [
      '20,000 words to search for',
      `*[@ match text::query("${'word '.repeat(20_000)}")]`,
      'matchWordsMax',
    ],
    [
      'a phrase of 8,192 letters to search for',
      `*[@ match text::query("'${'a'.repeat(8192)}'")]`.replaceAll("'", '\\"'),
      'querySearchLengthMax',
    ],
    [
      'a separator of 8,192 letters',
      `${letters(13)}{"n":string::split(a,a)}`,
      'querySearchLengthMax',
    ],
    ['nine wildcards in a word', '*[title match "a*b*c*d*e*f*g*h*i*j"]', 'matchWildcardsMax'],
    ['nine wildcards in a path', `*[_id in path("${'**.'.repeat(9)}x")]`, 'matchWildcardsMax'],
    [
      'values shared many times in the result',
      doubled(listOfFour, 40, '{"a":[a,a]}'),
      'resultSizeMax',
    ],
  ])('%s is refused with its limit', async (_, query, limit) => {
    const response = await ask(query)
    expect(response).toMatchObject({ status: 400, limit })
    expect(response.description).toContain(limit)
  })

  const sum = (terms: number) => `*[${Array(terms).fill('$a').join('+')}]`
  test.each([
    ['a large list', 200, Array(100_000).fill(0), 'queryValuesMax'],
    ['a large object', 200, objectOf(50_000), 'queryValuesMax'],
    ['a long string', 200, 'a'.repeat(200_000), 'queryStringLengthMax'],
  ])('a sum of %s that is a parameter', async (_, terms, a, limit) => {
    const response = await ask(sum(terms), { a })
    expect(response, response.description).toMatchObject({ status: 400, limit })
  })

  test('a text six times as long as JSON', async () => {
    const repeated = `{"b":[${Array(80).fill('a').join(',')}]}`
    const a = '\u0001'.repeat(100_000)
    const response = await ask(`{"a":$a}${repeated}`, { a })
    expect(response, response.description).toMatchObject({ status: 400, limit: 'resultSizeMax' })
  })

  test.each([
    ['every document for every document for every document', 'count(*{"a":*{"b":*{"c":1}}})'],
    ['every document compared with every document, ten deep', documentsIn(10)],
    [
      'a walk of values shared many times',
      `${doubled(listOfFour, 40, '{"a":[a,a]}')}{"n":references("x")}`,
    ],
    [
      'two long lists compared',
      `${doubled(listOfFour, 17, '{"a":a+a}')}{"n":array::intersects(a,a[]{"x":0}.x)}`,
    ],
  ])('%s: the time', async (_, query) => {
    const response = await queryWithShortLimit(query)
    expect(response, response.description).toMatchObject({ status: 408, limit: 'queryTimeMaxMs' })
    expect(response.description).toContain('queryTimeMaxMs')
  })
})

test('a query that copies a large object for each document is stopped in time', async () => {
  const response = await queryIn(shortLimitLake, '*{"n": count([{...$a}])}', {
    a: objectOf(20_000),
  })
  expect(response).toMatchObject({ status: 408, limit: 'queryTimeMaxMs' })
})

test('a query that looks up 100,000 ids for each document is stopped in time', async () => {
  const lake = await startLake({ limits: { queryTimeMaxMs: 100 } })
  onTestFinished(() => lake.stop())
  lake.lake.dataset.transact(documents.map((create) => ({ create })))
  const ids = Array.from({ length: 100_000 }, (_, n) => `${n}`)
  const cpuTimeMs = startCpuTimer()
  const response = await queryIn(lake, '*{"n":count(*[_id in $ids])}', { ids })
  expect(response).toMatchObject({ status: 408, limit: 'queryTimeMaxMs' })
  // Without a limit it takes more than ten seconds.
  expect(cpuTimeMs()).toBeLessThan(3_000)
})

describe('a query that only looks hostile is answered', () => {
  test.each([
    ['wildcards against 8,192 letters', `${letters(13)}{"n":a match "a*a*a*b"}`, { n: false }],
    [
      'dots against a pattern',
      `${doubled('{"a":"."}', 17, '{"a":a+a}')}{"n":a match "."}`,
      { n: false },
    ],
    ['a path against 8,192 letters', `${letters(13)}{"n":a in path("**.**.**.b")}`, { n: false }],
    ['twenty nested functions of one call', functionsOnce(20), expect.anything()],
    ['an escape', '"\\u{41}"', 'A'],
    ['a hundred nested lists of ids', nestedLists(100), []],
  ])('%s', async (_, query, result) => {
    expect(await ask(query)).toMatchObject({ status: 200, body: { result } })
  })

  test('a hundred nested lists of ids select the documents of a mutation', async () => {
    const mutations = [{ delete: { query: nestedLists(100) } }]
    const response = await send('/v2025-02-19/data/mutate/production', { mutations })
    expect(await parsed(response)).toMatchObject({
      status: 200,
      body: { transactionId: expect.any(String) },
    })
  })

  test('a hundred nested lists of ids filter the events of a listener', async () => {
    const url = `/v2025-02-19/data/listen/production?query=${encodeURIComponent(nestedLists(100))}`
    const events = readEvents(await send(url))
    expect((await events.next()).event).toBe('welcome')
    await events.close()
  })

  test('an unterminated escape sequence is a parse error', async () => {
    expect(await ask('["," ,",",\'a\\u{')).toMatchObject({ status: 400 })
  })
})

function functionsOnce(count: number): string {
  return functions(count).replaceAll(/,f::f\d+\(@\)\]/g, ']')
}

function objectOf(attributes: number): Record<string, number> {
  return Object.fromEntries(Array.from({ length: attributes }, (_, n) => [`a${n}`, n]))
}

function documentsIn(depth: number): string {
  return depth === 0 ? '*._id' : `*[_id in ${documentsIn(depth - 1)}]._id`
}

function nestedLists(depth: number): string {
  return depth === 0 ? '["x"]' : `*[_id in ${nestedLists(depth - 1)}]._id`
}
