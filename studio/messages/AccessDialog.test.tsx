import { ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PersonAccess } from './AccessDialog.tsx'

const theme = buildTheme()
const ama = { id: 'ama', name: 'Ama', email: '', access: 'granted', changedBy: 'Kofi' }

const html = (person: typeof ama, isYou = false) =>
  renderToStaticMarkup(
    <ThemeProvider theme={theme}>
      <PersonAccess person={person} isYou={isYou} onChange={() => undefined} />
    </ThemeProvider>,
  )

test('an address of the embedded lake, which is no e-mail address, is not shown', () => {
  expect(html({ ...ama, email: 'ama@nsaa.example' })).toContain('ama@nsaa.example')
  expect(html({ ...ama, email: 'editor-f8e51ee58f38@localhost' })).not.toContain('localhost')
})

test('the person who granted access is named, and none for a role', () => {
  expect(html(ama)).toContain('Has access, granted by Kofi')
  const administrator = { ...ama, access: 'administrator', changedBy: 'role' }
  expect(html(administrator)).not.toContain('granted by')
})

test.each([
  ['administrator', 'Revoke Ama’s access'],
  ['granted', 'Revoke Ama’s access'],
  ['requested', 'Grant Ama access'],
  ['none', 'Grant Ama access'],
])('a person with the access “%s” has the button “%s”, except oneself', (access, button) => {
  expect(html({ ...ama, access })).toContain(button)
  expect(html({ ...ama, access }, true)).not.toContain('<button')
})
