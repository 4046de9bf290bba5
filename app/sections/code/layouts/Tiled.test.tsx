import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { codeExamples } from '../examples.ts'
import { Tiled } from './Tiled.tsx'

const example = codeExamples.find(({ layout }) => layout === 'tiled')
if (!example) throw new Error('No example of large characters is tiled')

const tilesOf = (code: string) => {
  const html = renderToStaticMarkup(<Tiled data={{ ...example, code }} />)
  return Array.from(
    html.matchAll(/<span aria-hidden="true"[^>]*>(.*?)<\/span>/g),
    ([, tile]) => tile,
  )
}

test('a name is on eleven tiles, each with a whole character', () => {
  expect(tilesOf('NSAA')).toEqual([...'NSAA       '])
  expect(tilesOf('ABCDEFGHIJ🧵L')).toEqual([...'ABCDEFGHIJ🧵'])
  expect(tilesOf('🧵'.repeat(3))).toEqual([...`🧵🧵🧵${' '.repeat(8)}`])
})
