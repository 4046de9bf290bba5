import { expect, test } from 'vitest'
import { compactGroq, partsOf, sectionProjections } from './sectionQuery.ts'

test('white space is removed, except inside strings', () => {
  expect(compactGroq('\n  a{ "b c": coalesce(d -> e, "f , g") } ')).toBe(
    'a{"b c":coalesce(d->e,"f , g")}',
  )
})

test.each([
  ['a double-quoted string', 'a == "x  {y} , z"', 'a=="x  {y} , z"'],
  ['a single-quoted string', "a == 'x  {y} , z'", "a=='x  {y} , z'"],
  ['the other quote inside a string', `a == "it's  {b}" , c == '"  ('`, `a=="it's  {b}",c=='"  ('`],
  ['an escaped quote', '"a\\"  b": c == \'d\\\'  e\'', '"a\\"  b":c==\'d\\\'  e\''],
  ['two slashes inside a string', '{ "a": "https://b  c" , d }', '{"a":"https://b  c",d}'],
])('%s is copied unchanged', (_what, groq, compact) => {
  expect(compactGroq(groq)).toBe(compact)
})

test('comments are removed, with quotes and commas inside them', () => {
  expect(compactGroq('{ a, // it\'s, "x\n  b // last\n}')).toBe('{a,b}')
})

test.each([
  [`"a":"b,c",d`, ['"a":"b,c"', 'd']],
  [`"a":'b,(c',d`, [`"a":'b,(c'`, 'd']],
  [`"a":"b\\",{c",d`, [`"a":"b\\",{c"`, 'd']],
])('a projection is not split inside strings: %s', (projection, parts) => {
  expect(partsOf(projection)).toEqual(parts)
})

test('a projection is split at top-level commas only', () => {
  expect(partsOf('a,b{c,d},"e":f(g,h),i[0,1]')).toEqual(['a', 'b{c,d}', '"e":f(g,h)', 'i[0,1]'])
})

test('a part that two types share is written once, if that is shorter', () => {
  const picture = 'picture{ alt, asset->{ url, metadata } }'
  expect(
    sectionProjections({
      hero: `_type == "hero" => { heading, ${picture} }`,
      media: `_type == "media" => { heading, caption, ${picture} }`,
    }),
  ).toBe(
    '_type=="hero"||_type=="media"=>{heading,picture{alt,asset->{url,metadata}}},' +
      '_type=="media"=>{caption}',
  )
})

test('a type whose parts are all shared has no projection of its own', () => {
  const long = 'aRatherLongNameOfAFieldThatIsShared'
  expect(
    sectionProjections({
      a: `_type == "a" => { ${long} }`,
      b: `_type == "b" => { ${long} }`,
    }),
  ).toBe(`_type=="a"||_type=="b"=>{${long}}`)
})

test('a fragment of another form throws an error with its file', () => {
  expect(() => sectionProjections({ hero: '_type == "her" => { heading }' })).toThrow(
    'app/sections/hero/query.ts must have the form _type == "hero" => { … }',
  )
})
