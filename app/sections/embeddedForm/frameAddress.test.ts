import { expect, test } from 'vitest'
import { frameAddress } from './frameAddress.ts'

test.each(['/hub-form.html', 'https://forms.example/apply?embed=1'])(
  'an embedded form at %s is shown in a frame',
  (address) => expect(frameAddress(address)).toBe(address),
)

test.each([
  'mailto:hub@nsaa.example',
  'tel:+233302550140',
  '#form',
  '/lake/files/local/production/form.pdf',
  'javascript:alert(1)',
  null,
])('an embedded form at %s is not shown in a frame', (address) => {
  expect(frameAddress(address)).toBeUndefined()
})
