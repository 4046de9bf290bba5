import { expect, test } from 'vitest'
import { grounds } from '../../app/design/ground.ts'
import { differentAnchors, differentForms, visibleTitle } from '../../schemas/documents/page.ts'
import { ground } from '../../schemas/objects/ground.ts'

const withAnchors = (...anchors: (string | undefined)[]) =>
  anchors.map((anchor, index) => ({ _type: 'divider', _key: `section${index}`, anchor }))

test('the grounds in the schema are those of the design', () => {
  const choices = ground.options?.list?.map((choice) =>
    typeof choice === 'string' ? choice : choice.value,
  )
  expect(choices?.toSorted()).toEqual(grounds.toSorted())
})

test('sections of one page need different anchors; the second of two is named', () => {
  expect(differentAnchors(undefined)).toBe(true)
  expect(differentAnchors(withAnchors('prices', undefined, undefined, 'fees'))).toBe(true)
  expect(differentAnchors(withAnchors('prices', 'fees', 'prices'))).toEqual({
    message: 'The anchor “prices” is already used on this page. Choose a different one.',
    path: [{ _key: 'section2' }, 'anchor'],
  })
})

test('a page can have one form of each type; the second of one type is named', () => {
  const sections = (...types: string[]) =>
    types.map((_type, index) => ({ _type, _key: `section${index}` }))
  expect(differentForms(undefined)).toBe(true)
  expect(differentForms(sections('contactForm', 'demoForm', 'newsletter', 'embeddedForm'))).toBe(
    true,
  )
  expect(differentForms(sections('embeddedForm', 'embeddedForm', 'hero', 'hero'))).toBe(true)
  for (const type of ['contactForm', 'demoForm', 'newsletter']) {
    expect(differentForms(sections(type, 'hero', type))).toEqual({
      message: 'This page already has a form of this type. Remove one of them.',
      path: [{ _key: 'section2' }],
    })
  }
})

test('a page without a section that shows its title is warned of', () => {
  const hero = { _type: 'hero', _key: 'hero', layout: 'home' }
  const cards = (layout: string) => ({ _type: 'cards', _key: layout, layout })
  expect(visibleTitle([hero, cards('gallery')])).toBe(true)
  expect(visibleTitle([cards('gallery')])).toBe(true)
  expect(visibleTitle([])).toBe(true)
  expect(visibleTitle([cards('services')])).toMatch(/^No section shows the title/)
})
