import { describe, expect, test } from 'vitest'
import { LakeError } from '../core/errors.ts'
import { pathFrom } from './path.ts'

describe('the paths of patches', () => {
  test.each([
    'title',
    '_type',
    'seo.title',
    'a.b.c_1',
    'list[0]',
    'list[-1].name',
    'list[1:3]',
    'list[_key=="k"].items[_key == "x]y"]',
    "['en-US'].title",
    'seo[title, image]',
    'seo..title',
    '..title',
    'list[n > 2, 0:1]',
    ' title ',
    'seo . title',
    "labels['it''s']",
  ])('%s', (path) => {
    expect(pathFrom(path)).toBe(path)
  })

  test('[*] is the range from the first member on', () => {
    expect(pathFrom('list[*].items[ * ].v')).toBe('list[0:].items[0:].v')
    expect(pathFrom('list[_key=="[*]"].v')).toBe('list[_key=="[*]"].v')
  })

  test('a name in double quotes becomes one in single quotes', () => {
    expect(pathFrom('names["a.b"].v[ "it\'s" ]')).toBe("names['a.b'].v['it\\'s']")
    expect(pathFrom('list[_key=="[\'k\']"].v')).toBe('list[_key=="[\'k\']"].v')
  })

  // @sanity/mutator reads many of these as `title`.
  test.each([
    'title en',
    'title,slug',
    'title:en',
    'title$',
    'title-en',
    'title/en',
    'título',
    'title\u0000',
    'title.',
    'list[].name',
    '.title',
    'seo...title',
    'list[0',
    'list]',
    'list[0]]',
    'list[0]name',
    '0',
    '',
    '*',
    'list[0:9999999]',
    'list[-9999999:].name',
    `list[${'0:,'.repeat(20)}0:]`,
  ])('refuses %j', (path) => {
    expect(() => pathFrom(path)).toThrow(LakeError)
  })

  test('refuses deeply nested paths in a bounded time', () => {
    expect(() => pathFrom('a'.repeat(1001))).toThrow('1000')
    expect(() => pathFrom('['.repeat(1000))).toThrow('not a path')
    expect(() => pathFrom(`${'a.'.repeat(499)}!`)).toThrow('not a path')
  })

  test('refuses brackets that are nested deeper than 20 levels', () => {
    const nested = (levels: number) => `a${'['.repeat(levels)}0${']'.repeat(levels)}`
    expect(pathFrom(nested(20))).toBe(nested(20))
    expect(() => pathFrom(nested(21))).toThrow('not a path')
  })
})
