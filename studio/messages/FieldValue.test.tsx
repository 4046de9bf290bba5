import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FieldValue } from './FieldValue.tsx'

const html = (name: string, value: string) =>
  renderToStaticMarkup(<FieldValue name={name} value={value} />)

test.each([
  ['024 555 0182', 'tel:0245550182'],
  ['+233 24-555-0182', 'tel:+233245550182'],
  ['+233 (0) 24 555 0182', 'tel:+233245550182'],
  ['(024) 555 0182', 'tel:0245550182'],
])('the phone number %s is a link to %s', (value, href) => {
  expect(html('phone', value)).toContain(`href="${href}"`)
  expect(html('phone', value)).toContain(`>${value}</a>`)
})

test.each([
  ['phone', 'by e-mail please'],
  ['company', '024 555 0182'],
])('the field %s with the value “%s” is no link', (name, value) => {
  expect(html(name, value)).toBe(value)
})
