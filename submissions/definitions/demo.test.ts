import { expect, test } from 'vitest'
import { completeValues } from '../../tests/submissions/fixtures.ts'
import { demo, demoBody } from './demo.ts'

test('the demo system receives all fields of the form, also one that was added', () => {
  const fields = { ...demo.contentOf(completeValues(demo)).fields, added: 'Ghana' }
  expect(JSON.stringify(demoBody(fields))).toBe(JSON.stringify({ formData: fields }))
})
