import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ArticleBody } from './ArticleBody.tsx'

test('a list item of an article with the style of a heading is none, and remains a quotation', () => {
  const item = (text: string, style: 'h2' | 'blockquote', level: number) => ({
    _type: 'block' as const,
    _key: text,
    style,
    listItem: 'bullet' as const,
    level,
    markDefs: null,
    children: [{ _type: 'span' as const, _key: 's', text, marks: [] }],
  })
  const value = [item('Head', 'h2', 1), item('Said', 'blockquote', 2)]
  expect(renderToStaticMarkup(<ArticleBody value={value} />)).toBe(
    '<ul><li>Head<ul><li><blockquote>Said</blockquote></li></ul></li></ul>',
  )
})
