import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { caseStudyChaptersExamples } from './examples.ts'
import { CaseStudyChapters } from './section.tsx'

const [example] = caseStudyChaptersExamples
const [chapter] = example?.chapters ?? []
const [block] = chapter?.body ?? []
if (!example || !chapter || !block) throw new Error('no example')

test.each([
  [null, ['2', '3']],
  ['What happened', ['2', '3', '4']],
])('with the section heading %s, headings are one level below each other', (heading, levels) => {
  const body = [{ ...block, style: 'h3' as const }]
  const html = renderToStaticMarkup(
    <CaseStudyChapters data={{ ...example, heading, chapters: [{ ...chapter, body }] }} />,
  )
  expect([...html.matchAll(/<h(\d)/g)].map(([, level]) => level)).toEqual(levels)
})
