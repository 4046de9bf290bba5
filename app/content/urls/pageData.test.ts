import { expect, test } from 'vitest'
import { dataPath, pageOfData } from './pageData.ts'

test.each([
  ['/', '/_root.data'],
  ['/about-us', '/about-us.data'],
])('the data of the page %s is at %s, and is of that page', (page, data) => {
  expect(dataPath(page)).toBe(data)
  expect(pageOfData(data)).toBe(page)
})

test('a path of no data is of no page', () => {
  expect(pageOfData('/about-us')).toBeUndefined()
})
