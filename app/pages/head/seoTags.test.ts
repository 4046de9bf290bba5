import { expect, test } from 'vitest'
import { seoTags, storeSeoTags } from './seoTags.ts'

test('tags for crawlers are written once and escaped', () => {
  const context = { isDocumentRequest: true }
  const head = storeSeoTags(context, {
    metadata: { title: 'Home', description: 'Payments' },
    seoTags: {
      sharing: [
        { property: 'og:title', content: '"Nsaa" <b> & Sons' },
        { name: 'twitter:card', content: 'summary_large_image' },
      ],
      structuredData: ['{"name":"</script><script>alert(1)"}'],
      icons: [{ rel: 'icon', href: '/a?w=32&h=32', sizes: '32x32' }],
    },
  })
  expect(head).toEqual({ title: 'Home', description: 'Payments' })
  expect(seoTags(context)).toBe(
    '<link rel="icon" href="/a?w=32&amp;h=32" sizes="32x32"/>' +
      '<meta property="og:title" content="&quot;Nsaa&quot; &lt;b> &amp; Sons"/>' +
      '<meta name="twitter:card" content="summary_large_image"/>' +
      '<script type="application/ld+json">{"name":"\\u003c/script>\\u003cscript>alert(1)"}</script>',
  )
})

test('a page without a head has the shipped icons', () => {
  expect(seoTags({ isDocumentRequest: true })).toMatch(
    /^<link rel="icon" [^<]*<link [^<]*<link rel="apple-touch-icon"[^<]*$/,
  )
})
