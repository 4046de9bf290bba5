import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { receiptExamples } from '../examples.ts'
import { Total } from './Total.tsx'

const example = receiptExamples.find(({ layout }) => layout === 'total')
if (!example) throw new Error('no example')

const totalLine = (result: typeof example.result) =>
  renderToStaticMarkup(<Total data={{ ...example, result }} />).match(
    /<div data-result="true"><dt>(.*?)<\/dt><dd>(.*?)<\/dd>/,
  )

test('only a result is drawn as the total, not the last line of a sum without one', () => {
  expect(totalLine({ label: 'Paid', value: null })?.[1]).toBe('Paid')
  expect(totalLine({ label: null, value: 'GHS 1' })?.[2]).toBe('GHS 1')
  expect(totalLine(null)).toBeNull()
})

test('a result whose fields are cleared is not rendered', () => {
  const html = renderToStaticMarkup(
    <Total data={{ ...example, result: { label: null, value: null } }} />,
  )
  expect(html.match(/<dt>/g)).toHaveLength(example.lines?.length ?? 0)
})
