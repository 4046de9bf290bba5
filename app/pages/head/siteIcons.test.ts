import { expect, test } from 'vitest'
import { iconLinks, manifestIcons } from './siteIcons.ts'

test("icons of a site have the editor's crop in every size", () => {
  const icon = {
    crop: { top: 0, bottom: 0, left: 0.5, right: 0 },
    asset: { url: '/lake/images/local/production/abc-1024x512.png' },
  }
  const urls = [
    ...iconLinks(icon).map(({ href }) => href),
    ...manifestIcons(icon).map(({ src }) => src),
  ]
  expect(urls).toEqual(
    [32, 180, 192, 512].map(
      (sizePx) =>
        `/lake/images/local/production/abc-1024x512.png?rect=512,0,512,512&w=${sizePx}&h=${sizePx}&fit=crop&fm=png`,
    ),
  )
})
