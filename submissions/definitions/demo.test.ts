import { expect, test } from 'vitest'
import { demoBody } from './demo.ts'

test('the demo system receives all fields of the form, also one that was added', () => {
  const fields = {
    name: 'Ama Mensah',
    email: 'ama@school.example',
    phone: '+233 20 000 0000',
    company: 'Volta Bridge',
    jobTitle: 'Bursar',
    industry: 'Education',
    added: 'Ghana',
  }
  expect(JSON.stringify(demoBody(fields))).toBe(JSON.stringify({ formData: fields }))
})
