import { expect, test } from 'vitest'
import { grounds } from '../../app/design/ground.ts'
import { differentAnchors } from '../../schemas/documents/page.ts'
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
    message:
      'Another section on this page already uses the anchor “prices”. Choose a different one.',
    path: [{ _key: 'section2' }, 'anchor'],
  })
})
