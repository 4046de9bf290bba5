import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { StyleScopeProvider } from '../../partialHydration/StyleScope.tsx'
import { policyParts } from './policyParts.tsx'
import type { PolicyData } from './query.ts'

const policy: PolicyData = {
  _id: 'refunds',
  title: 'Refunds',
  path: '/refunds',
  effectiveDate: '2024-01-02',
  lastUpdated: '2024-03-04',
  intro: null,
  picture: null,
  keyFigures: [{ _key: 'a', figure: '30 days', meaning: 'to claim' }],
  clauses: null,
  privacy: null,
  home: null,
  labels: null,
  siblings: [{ _id: 'privacy', title: 'Privacy', path: '/privacy', picture: null }],
}

/** The HTML of a part as in the document that the server renders, without classes. */
function htmlOf(part: ReactNode): string {
  const html = renderToStaticMarkup(
    <StyleScopeProvider
      value={{ part: 'head', isStatic: true, collect: (_, children) => children }}
    >
      {part}
    </StyleScopeProvider>,
  )
  return html.replaceAll(/ class="[^"]*"/g, '')
}

test('a policy without labels for its dates shows the dates alone', () => {
  const html = htmlOf(<policyParts.Opening policy={policy} />)
  expect(html).toContain(
    '<p><span><time dateTime="2024-01-02">2nd January 2024</time>. </span>' +
      '<span><time dateTime="2024-03-04">4th March 2024</time>. </span></p>',
  )
})

test('a policy without labels has no empty headings', () => {
  const html =
    htmlOf(<policyParts.KeyFigures policy={policy} />) +
    htmlOf(<policyParts.OtherPolicies policy={policy} />)
  expect(html).toContain('30 days')
  expect(html).toContain('Privacy')
  expect(html).not.toContain('<h2')
})
