import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type TextBlock as Block, RichText } from './RichText.tsx'

function block(text: string, rest: Partial<Block> = {}): Block {
  const children: Block['children'] = [{ _type: 'span', _key: 's', text, marks: [] }]
  return { _type: 'block', _key: text, style: 'normal', markDefs: [], children, ...rest }
}

function linked(href: string): Block {
  return block('the policy', {
    markDefs: [{ _type: 'textLink', _key: 'l', href }],
    children: [{ _type: 'span', _key: 's', text: 'the policy', marks: ['l'] }],
  })
}

const html = (...blocks: Block[]) => renderToStaticMarkup(<RichText value={blocks} />)

test('paragraphs, sub-headings, lists and emphasis are rendered', () => {
  const strong = block('strong', {
    children: [{ _type: 'span', _key: 's', text: 'Five years', marks: ['strong'] }],
  })
  expect(html(block('A'), block('B', { style: 'h3' }), strong)).toBe(
    '<p>A</p><h3>B</h3><p><strong>Five years</strong></p>',
  )
  expect(html(block('C', { listItem: 'bullet', level: 1 }))).toBe('<ul><li>C</li></ul>')
  expect(html(block('D', { listItem: 'number', level: 1 }))).toBe('<ol><li>D</li></ol>')
})

test('a list item with the style of a sub-heading is none, and has its sub-list', () => {
  const head = block('Head', { style: 'h3', listItem: 'bullet', level: 1 })
  const below = block('Below', { listItem: 'bullet', level: 2 })
  expect(html(head, below)).toBe('<ul><li>Head<ul><li>Below</li></ul></li></ul>')
})

test('allowed links are rendered as links, others as text', () => {
  expect(html(linked('mailto:care@nsaa.example'))).toContain('href="mailto:care@nsaa.example"')
  expect(html(linked('javascript:alert(1)'))).toBe('<p>the policy</p>')
})

test('unknown parts do not affect the rest, and an empty value renders nothing', () => {
  const marked = block('kept', {
    children: [{ _type: 'span', _key: 's', text: 'kept', marks: ['gone'] }],
  })
  expect(html(marked)).toContain('kept')
  const ofNewerVersion = Object.assign(block('callout'), { _type: 'callout', children: undefined })
  expect(html(ofNewerVersion, block('kept'))).toBe('<p>kept</p>')
  expect(renderToStaticMarkup(<RichText value={null} />)).toBe('')
})
