import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { referenceContactExamples } from './examples.ts'
import { ReferenceContact } from './section.tsx'

const [example] = referenceContactExamples
if (!example) throw new Error('no example')

test('a contact without a portrait has no column for it', () => {
  const columns = (portrait: typeof example.portrait) =>
    renderToStaticMarkup(
      <ReferenceContact data={{ ...example, portrait, brochure: null }} />,
    ).match(/<div/g)?.length ?? 0
  expect(columns(null)).toBe(columns(example.portrait) - 1)
})

test.each([
  ["o'brien@nsaa.example", '<a href="mailto:o%27brien@nsaa.example">o&#x27;brien@nsaa.example</a>'],
  ['kofi@nsaa.example ', '<a href="mailto:kofi@nsaa.example">kofi@nsaa.example </a>'],
  ['"Kofi M"@nsaa.example', '<address>&quot;Kofi M&quot;@nsaa.example<'],
])('the address %s is shown, with a link if it can have one', (email, html) => {
  expect(renderToStaticMarkup(<ReferenceContact data={{ ...example, email }} />)).toContain(html)
})

test('a brochure without a text has no empty paragraph above its link', () => {
  const brochure = { label: 'Brochure', href: '/brochure.pdf', newTab: false, _key: null }
  const html = renderToStaticMarkup(
    <ReferenceContact data={{ ...example, brochure, brochureText: null }} />,
  )
  expect(html).toContain('href="/brochure.pdf"')
  expect(html).not.toMatch(/<p[^>]*><\/p>/)
})
