import { expect, test } from 'vitest'
import { compactGroq, partsOf, sectionProjections } from './sectionQuery.ts'

test('white space goes, except inside strings', () => {
  expect(compactGroq('\n  a{ "b c": coalesce(d -> e, "f , g") } ')).toBe(
    'a{"b c":coalesce(d->e,"f , g")}',
  )
})

test('a projection is divided by its own commas only', () => {
  expect(partsOf('a,b{c,d},"e":f(g,h),i[0,1]')).toEqual(['a', 'b{c,d}', '"e":f(g,h)', 'i[0,1]'])
})

test('what two types ask for in the same words is asked once, if that is shorter', () => {
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

test('a type whose projections are all shared has no other condition', () => {
  const long = 'aRatherLongNameOfAFieldThatIsShared'
  expect(
    sectionProjections({
      a: `_type == "a" => { ${long} }`,
      b: `_type == "b" => { ${long} }`,
    }),
  ).toBe(`_type=="a"||_type=="b"=>{${long}}`)
})

test('a fragment of another form is refused by name', () => {
  expect(() => sectionProjections({ hero: '_type == "her" => { heading }' })).toThrow(
    'app/sections/hero/query.ts must ask _type == "hero" => { … }',
  )
})
