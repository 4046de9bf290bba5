import { expect, test } from 'vitest'
import { IS_PAGE, PAGE_TYPES } from './pageTypes.ts'

test('IS_PAGE names the page types', () => {
  expect(IS_PAGE).toBe(`_type in [${PAGE_TYPES.map((type) => `"${type}"`).join(', ')}]`)
})
