import { describe, expect, test } from 'vitest'
import { fullScan } from '../../tests/lake/fullScan.ts'
import { randomOf } from '../../tests/lake/random.ts'
import { corpusDocuments } from '../../tests/lake/websiteCorpus.ts'
import { resolveLimits } from '../core/datasetLimits.ts'
import { QueryEngine } from './engine.ts'
import { Perspectives } from './perspectives.ts'

type Random = (bound: number) => number

/** Conditions on a document, some on the one around it (`up` is its `^` chain, if any). */
function randomCondition(random: Random, depth: number, up: string): string {
  const any = (choices: readonly string[]) => choices[random(choices.length)] ?? 'true'
  if (depth > 0 && random(3) > 0) {
    const left = randomCondition(random, depth - 1, up)
    const right = randomCondition(random, depth - 1, up)
    return any([`${left} && ${right}`, `(${left} || ${right})`, `!(${left})`, `(${left})`])
  }
  const constant = [
    '_type == "page"',
    '_type in ["faqItem", "policy"]',
    'path == "/p3"',
    'path in ["/p1", "/p2"]',
    'slug.current == "slug-2"',
    '_id == "page-5"',
    '"faq-1" == _id',
    '_id in ["faq-2", "page-2", "none"]',
    'references("page-1")',
    'references(["faq-1", "page-6"])',
    'rank > 2',
    'defined(rank)',
    'defined(path)',
    '!defined(@.slug.current)',
    '"savings" in tags',
    'parent->rank > 1',
    'title match "page"',
    'count(*[references(^._id)]) > 1',
    '_id in *[_type == "faqItem"].page._ref',
    'sanity::versionOf("drafts.page-1")',
    '_id in path("drafts.**")',
    '(_type == "page") == true',
    'path in [...*[_type == "page"].path, null]',
    'select(rank > 2 => _type == "page", path == "/p1")',
  ]
  const correlated = [
    `references(${up}._id)`,
    `_id == ${up}.parent._ref`,
    `_id in ${up}.sections[].items[]._ref`,
    `_id in [${up}.page._ref, ${up}._id]`,
    `slug.current == ${up}.slug.current`,
    `_type == ${up}._type`,
    `path == ${up}.path`,
    `rank == ${up}.rank`,
    `defined(path) && defined(${up}.path)`,
    `sanity::versionOf(${up}._id)`,
    `references(${up}.sections[].items[]._ref, ${up}._id)`,
    `_id in array::compact([${up}.page._ref, coalesce(${up}.parent._ref, "faq-1")])`,
    `_id == "drafts." + ${up}._id`,
    `path == select(${up}.rank > 2 => ${up}.path, "/p2")`,
  ]
  return up === '' || random(3) === 0 ? any(constant) : any(correlated)
}

function randomQuery(random: Random): string {
  const outer = randomCondition(random, 2, '')
  const inner = randomCondition(random, 1, '^')
  const ends = [
    '._id',
    '{_id, "x": *[INNER]._id}',
    '{_id, "x": *[INNER] | order(_id desc)[0..1]{_id, "up": ^._id}}',
    '{_id, "x": sections[]{"y": *[INNER]._id}}',
    '[count(*[INNER]) > 1]._id',
    ' | order(count(*[INNER]) desc)._id',
    '.sections[].items[]{"x": *[INNER]._id}',
    '{"x": parent->{"y": *[INNER]._id}}',
    ' | score(count(*[INNER]) > 1, boost(title match "number", 2)) | order(_score desc, _id)._id',
    '{_id, count(*[INNER]) > 1 => {"many": true}, ...select(rank > 2 => {"x": *[INNER]._id})}',
    '{_id, "x": *[INNER]._id}{"y": x[0]}',
    '[-2..-1]{"x": *[INNER]._id}',
    '{"x": select(rank > 2 => *[INNER]._id, "few")}',
  ]
  const end = ends[random(ends.length)] ?? '._id'
  return `*[${outer}]${end.replaceAll('INNER', inner)}`
}

/** Orders with ties and values of every type, slices, texts and operators. */
function randomRows(random: Random): string {
  const any = (choices: readonly string[]) => choices[random(choices.length)] ?? 'true'
  const field = () =>
    any([
      'rank',
      'mixed',
      'label',
      'title',
      '_type',
      '_id',
      'order',
      'dateTime(published)',
      'tags[0]',
    ])
  const direction = () => any(['', ' asc', ' desc'])
  const bound = () => any(['0', '1', '2', '5', '40', '-1', '-3'])
  const slice = () =>
    any(['', `[${bound()}]`, `[${bound()}..${bound()}]`, `[${bound()}...${bound()}]`])
  const order = any(['', ` | order(${field()}${direction()}, ${field()}${direction()})`])
  const word = () =>
    any(['epar*', 'ÉPARGNE', 'zoë', 'ß', 'i*', '*i', 'a.b', 'b', '.', 'x_y', 'pa*e', '*'])
  const texts = any(['label', 'title', '[label, title]', 'mixed', 'tags', 'pt::text(body)'])
  const match = () =>
    `${texts} match ${any([`"${word()}"`, `"${word()} ${word()}"`, `["${word()}"]`])}`
  const compare = any(['==', '!=', '<', '<=', '>', '>=', 'in', '+', '-', '*', '/', '%', '**'])
  const condition = any([
    match(),
    `${field()} ${compare} ${field()}`,
    `rank in ${bound()}..${bound()}`,
    '_type == "page"',
    'defined(mixed)',
    'string(mixed) == "2"',
  ])
  const value = any([
    `{_id, "v": ${field()} ${compare} ${field()}}`,
    `{_id, "v": coalesce(mixed, label) + "!", "n": -rank, "l": length(label)}`,
    '{_id, "v": mixed + mixed, "w": {"a": 1} + {"b": mixed}, "t": pt::text(body)}',
    '{_id, "v": array::unique(tags + tags), "s": string::split(label, ""), "u": upper(label)}',
    '{_id, "v": array::intersects(tags, ["savings", mixed]), "j": array::join([rank, label], "-")}',
    '{...body[0], "v": sections[_type == "hero"][0], "m": math::sum([rank, 1])}',
    '._id',
  ])
  const scored = any(['', '', ` | score(${match()}, boost(rank > 1, 2))`])
  return `*[${condition}]${scored}${order}${slice()}${value}`
}

describe('random queries return the same as a scan of every document', () => {
  const perspectives = new Perspectives()
  for (const document of corpusDocuments()) perspectives.put(document)
  const engine = new QueryEngine({
    perspectives,
    limits: resolveLimits(),
    date: () => 0,
  })

  test.each(['raw', 'drafts'])('%s', { timeout: 60_000 }, (perspective) => {
    const random = randomOf(20260101)
    const documents = perspectives.view(perspective).all()
    let found = 0
    for (let round = 0; round < 800; round++) {
      const query = round % 2 === 0 ? randomQuery(random) : randomRows(random)
      const expected = fullScan(documents, query)
      expect(engine.query({ query, perspective }).result, query).toEqual(expected)
      if (Array.isArray(expected) && expected.length > 0) found++
    }
    expect(found).toBeGreaterThan(150)
  })
})
