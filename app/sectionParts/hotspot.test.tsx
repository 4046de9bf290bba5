import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ArtDirectedImage } from '../content/ArtDirectedImage.tsx'
import { marked } from './hotspot.ts'

const asset = { url: '/lake/images/p/d/abc-1440x720.jpg', width: 1440, height: 720 }
const hotspot = { x: 0.9, y: 0.5, width: 0.1, height: 0.1 }

test.each([
  ['has the hotspot of the picture for phones', { asset, hotspot }, true],
  ['has none, as the picture for phones has none', { asset, hotspot: null }, false],
  ['has its own, as there is no picture for phones', { asset: null }, true],
])('a picture with a hotspot %s', (_, small, isMarked) => {
  const html = renderToStaticMarkup(<ArtDirectedImage value={{ asset, hotspot }} small={small} />)
  const [property = ''] = /--[a-z-]+/.exec(marked) ?? []
  expect(html.includes(property)).toBe(isMarked)
})
