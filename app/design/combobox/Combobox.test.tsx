import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Combobox } from './Combobox.tsx'

test('a list that is open from the start shows only what matches the text, marked', () => {
  const options = ['Fintech', 'Health', 'Technology']
  const html = renderToStaticMarkup(
    <Combobox name="industry" label="Industry" options={options} defaultValue="te" defaultOpen />,
  )
  const marks = html.match(/<mark>.*?<\/mark>/g)
  expect(marks).toEqual(['<mark>te</mark>', '<mark>Te</mark>'])
})
