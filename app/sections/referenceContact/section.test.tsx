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
