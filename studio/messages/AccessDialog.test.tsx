import { ThemeProvider } from '@sanity/ui'
import { buildTheme } from '@sanity/ui/theme'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PersonAccess } from './AccessDialog.tsx'

const theme = buildTheme()

test('an address of the embedded lake, which is no e-mail address, is not shown', () => {
  const html = (email: string) =>
    renderToStaticMarkup(
      <ThemeProvider theme={theme}>
        <PersonAccess
          person={{ id: 'ama', name: 'Ama', email, access: 'granted', changedBy: 'role' }}
          isYou={false}
          onChange={() => undefined}
        />
      </ThemeProvider>,
    )
  expect(html('ama@nsaa.example')).toContain('ama@nsaa.example')
  expect(html('editor-f8e51ee58f38@localhost')).not.toContain('localhost')
})

test.each([
  ['administrator', 'Revoke Ama’s access'],
  ['granted', 'Revoke Ama’s access'],
  ['requested', 'Grant Ama access'],
  ['none', 'Grant Ama access'],
])('a person with the access “%s” has the button “%s”, except oneself', (access, button) => {
  const html = (isYou: boolean) =>
    renderToStaticMarkup(
      <ThemeProvider theme={theme}>
        <PersonAccess
          person={{ id: 'ama', name: 'Ama', email: '', access, changedBy: 'role' }}
          isYou={isYou}
          onChange={() => undefined}
        />
      </ThemeProvider>,
    )
  expect(html(false)).toContain(button)
  expect(html(true)).not.toContain('<button')
})
