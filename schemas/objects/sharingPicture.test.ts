import { expect, test } from 'vitest'
import { fieldMessages } from '../../tests/content/studioMessages.ts'

test.each([
  ['image-abc-1200x630-png', 0],
  ['image-abc-1200x630-svg', 1],
])('the sharing picture %s, of a page or the site, gets %i warnings', async (_ref, warnings) => {
  const image = { _type: 'picture', decorative: true, asset: { _type: 'reference', _ref } }
  const documents = [
    { _type: 'page', seo: { image } },
    { _type: 'siteSettings', seo: { image } },
  ]
  for (const document of documents) {
    const messages = await fieldMessages(document, 'image')
    expect(messages.filter((message) => message.includes('SVG'))).toHaveLength(warnings)
  }
})
