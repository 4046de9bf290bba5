import { expect, test } from 'vitest'
import { keepForCrawlers, tagsForCrawlers } from './forCrawlers.ts'

test('tags for crawlers are written once and escaped', () => {
  const context = {}
  const head = keepForCrawlers(context, {
    elements: [{ title: 'Home' }],
    forCrawlers: {
      sharing: [
        { property: 'og:title', content: '"Nsaa" <b> & Sons' },
        { name: 'twitter:card', content: 'summary_large_image' },
      ],
      structuredData: ['{"name":"</script><script>alert(1)"}'],
    },
  })
  expect(head).toEqual({ elements: [{ title: 'Home' }] })
  expect(tagsForCrawlers(context)).toBe(
    '<meta property="og:title" content="&quot;Nsaa&quot; &lt;b> &amp; Sons"/>' +
      '<meta name="twitter:card" content="summary_large_image"/>' +
      '<script type="application/ld+json">{"name":"\\u003c/script>\\u003cscript>alert(1)"}</script>',
  )
  expect(tagsForCrawlers({})).toBe('')
})
