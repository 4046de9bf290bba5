import { describe, expect, test } from 'vitest'
import { fullScan } from '../../tests/lake/fullScan.ts'
import {
  corpusDocument,
  corpusDocuments,
  corpusParams,
  corpusQueries,
} from '../../tests/lake/websiteCorpus.ts'
import { resolveLimits } from '../core/datasetLimits.ts'
import type { StoredDocument } from '../core/documents.ts'
import { LakeError } from '../core/errors.ts'
import { QueryEngine } from './engine.ts'
import { Perspectives } from './perspectives.ts'

const now = Date.parse('2026-06-01T00:00:00Z')

function engineOver(documents: readonly StoredDocument[]) {
  const perspectives = new Perspectives()
  for (const document of documents) perspectives.put(document)
  const limits = resolveLimits()
  const engine = new QueryEngine({ perspectives, limits, date: () => now })
  return { perspectives, engine }
}

describe('a planned query returns the same as a scan of every document', () => {
  const { engine, perspectives } = engineOver(corpusDocuments())
  for (const perspective of ['raw', 'published', 'drafts', 'rel,drafts']) {
    const documents = perspectives.view(perspective).all()
    test.each(corpusQueries)(`${perspective}: %s`, (query) => {
      const { result } = engine.query({ query, params: corpusParams, perspective })
      expect(result).toEqual(fullScan(documents, query, { params: corpusParams, now }))
    })
  }
})

describe('the first rows of an ordered list', () => {
  const mixed = [3, 'b', null, 'a', 1, true, 2, 'c']
  const rows = Array.from({ length: 800 }, (_, n) =>
    corpusDocument({
      _id: `row-${String((n * 389) % 800).padStart(3, '0')}`,
      _type: 'row',
      title: `Row ${(n * 7919) % 800}`,
      group: n % 9,
      mixed: mixed[n % 8],
    }),
  )
  const { engine } = engineOver(rows)

  test.each([
    'title desc',
    'title asc',
    'group, title desc',
    'group desc, title',
    'mixed desc',
    'mixed, group',
    'absent, title',
    'group + 1 desc',
  ])('ordered by %s, equal a sort of all', (order) => {
    for (const slice of ['[0...20]', '[0]', '[5..7]', '[0...300]', '[0...0]', '[-2..-1]']) {
      const query = `*[_type == "row"] | order(${order})${slice}{_id, title}`
      const sorted = rows.toSorted((one, other) => (one._id < other._id ? -1 : 1))
      expect(engine.query({ query }).result, query).toEqual(fullScan(sorted, query))
    }
  })
})

describe('perspectives', () => {
  const { engine } = engineOver(corpusDocuments())
  const ids = (perspective: string | string[]) =>
    engine.query({ query: '*[_type == "page"]._id', perspective }).result
  const page = (perspective: string | string[], id: string) =>
    engine.query({ query: '*[_id == $id][0]', params: { id }, perspective }).result

  test('shows everything raw, in _id order', () => {
    expect(ids('raw')).toEqual([
      'drafts.page-1',
      'drafts.page-new',
      'page-0',
      'page-1',
      'page-2',
      'page-3',
      'page-4',
      'page-5',
      'page-6',
      'secret.page',
      'versions.rel.page-2',
      'versions.rel.page-3',
    ])
  })

  test('shows drafts under their published ids, with their original id', () => {
    expect(page('drafts', 'page-1')).toMatchObject({
      _id: 'page-1',
      _originalId: 'drafts.page-1',
      title: 'Draft one',
    })
    expect(page('previewDrafts', 'page-new')).toMatchObject({ title: 'Fresh' })
    expect(page('published', 'page-new')).toBeNull()
  })

  test('layers releases over drafts, and hides what a release will unpublish', () => {
    expect(page(['rel', 'drafts'], 'page-2')).toMatchObject({ title: 'Release two' })
    expect(page('rel,drafts', 'page-1')).toMatchObject({ title: 'Draft one' })
    expect(page('rel', 'page-1')).toMatchObject({ title: 'Page number 1' })
    expect(page('rel', 'page-3')).toBeNull()
  })

  test('is updated by every change', () => {
    const { engine, perspectives } = engineOver(corpusDocuments())
    const title = (perspective: string) =>
      engine.query({ query: '*[path == "/p1-new"][0].title', perspective }).result
    expect([title('drafts'), title('published')]).toEqual(['Draft one', null])
    perspectives.remove('drafts.page-1')
    expect(title('drafts')).toBeNull()
    perspectives.put(corpusDocument({ _id: 'page-1', _type: 'page', path: '/p1-new', title: 'B' }))
    expect([title('drafts'), title('published')]).toEqual(['B', 'B'])
  })

  test.each(['raw,drafts', 'no such', ['a b'], '', 'rel,'])('refuses "%s"', (perspective) => {
    expect(() => ids(perspective)).toThrow(LakeError)
  })
})

describe('text::query', () => {
  const { engine } = engineOver(corpusDocuments())
  const found = (text: string) =>
    engine.query({
      query: '*[_type in ["page", "faqItem"] && ([@, _id] match text::query($text))]._id',
      params: { text },
      perspective: 'published',
    }).result

  test.each([
    ['epargne 3', ['faq-3']],
    ['"page number 2"', ['page-2']],
    ['welcome -"page 1" -number-2 number 3', ['page-3']],
    ['hero numb* 4', ['page-4']],
    ['faq-5', ['faq-5']],
  ])('finds %s', (text, ids) => {
    expect(found(text)).toEqual(ids)
  })

  test('raises the score of a row with boost()', () => {
    const query =
      '*[_type == "page"] | score(boost(title match text::query("number 3"), 5)) | order(_score desc)[0]{_id, _score}'
    expect(engine.query({ query, perspective: 'published' }).result).toEqual({
      _id: 'page-3',
      _score: 6,
    })
  })
})

describe('limits', () => {
  const { engine } = engineOver(corpusDocuments())

  test('stops a query at its time limit', () => {
    const query = 'count(*[count(*[count(*[count(*[_id != ^._id]) > ^.n]) > 1]) > 1])'
    const run = () => engine.query({ query, limits: { queryTimeMaxMs: 5 } })
    expect(run).toThrow(expect.objectContaining({ statusCode: 408, type: 'queryTimeoutError' }))
  })

  test('refuses a result that is too large', () => {
    const run = () => engine.query({ query: '*{"all": *}', limits: { resultSizeMax: 10_000 } })
    expect(run).toThrow(
      expect.objectContaining({
        statusCode: 400,
        message: expect.stringContaining('resultSizeMax'),
      }),
    )
  })

  test('reports the position of a parse error', () => {
    const run = () => engine.query({ query: '*[_type == ' })
    expect(run).toThrow(
      expect.objectContaining({
        statusCode: 400,
        type: 'queryParseError',
        details: { query: '*[_type == ', start: expect.any(Number), end: 11 },
      }),
    )
  })

  test('reports the digits, not a limit, when a number is rounded to too many', () => {
    expect(() => engine.query({ query: 'round(1.5, 1000)' })).toThrow(/cannot be run: toFixed/)
  })

  test('explains unsupported queries', () => {
    const run = () => engine.query({ query: '*[geo::latLng(1, 2) == 3]' })
    expect(run).toThrow(expect.objectContaining({ statusCode: 400 }))
  })

  test.each([
    ['title match $star', true],
    ['title match ["a*", "*b*c"]', true],
    ['title match "pa" + "*"', true],
    ['title match lower($star) + "*"', true],
    ['title match ^.title', true],
    ['_id in path("drafts.**")', true],
    ['title match "*a*a*a*a*"', false],
    ['title match "*a*" + "*a*a*"', false],
    ['title match ["fine", "*a*a*a*a*"]', false],
    ['title match array::join(["", "a", "a", "a", "a", ""], "*")', false],
    ['title match title + "*a*a*a*a*"', false],
    ['_id in path("**.**.**.**.**")', false],
  ])('bounds wildcards: %s', (filter, allowed) => {
    const run = () => engine.query({ query: `*[${filter}]`, params: { star: 'page*' } })
    if (allowed) expect(run).not.toThrow()
    else
      expect(run).toThrow(
        expect.objectContaining({ message: expect.stringContaining('matchWildcardsMax') }),
      )
  })

  test('does not share parameters between equal queries', () => {
    const query = '*[_id == $id][0]._id'
    expect(engine.query({ query, params: { id: 'page-1' } }).result).toBe('page-1')
    expect(engine.query({ query, params: { id: 'page-2' } }).result).toBe('page-2')
  })
})

describe('matcher', () => {
  const { engine } = engineOver(corpusDocuments())
  const page = corpusDocument({ _id: 'drafts.x', _type: 'page', title: 'Of savings' })

  test.each([
    ['*', true],
    ['*[_type == "page"]', true],
    ['*[_type == "page"][title match "savings"] | order(title)[0..9]{_id}', true],
    ['*[_id in $ids]', true],
    ['*[_type == "faqItem"]', false],
    ['*[_type == "page" && @ match text::query("savings")]', true],
    ['*[sanity::versionOf("x")]', true],
  ])('%s', (query, expected) => {
    expect(engine.matcher(query, { ids: ['x', 'drafts.x'] })(1000)(page)).toBe(expected)
    expect(engine.matcher(query, { ids: [] })(1000)(null)).toBe(false)
  })

  test('refuses a query without a filter', () => {
    expect(() => engine.matcher('1 + 1', {})).toThrow(LakeError)
  })
})
