import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ArtDirectedImage } from './ArtDirectedImage.tsx'
import type { PictureValue } from './ContentImage.tsx'

const HASH = 'a'.repeat(40)
const ASSET = `/lake/images/local/production/${HASH}`

function picture(format: string, width: number, height: number, rest: PictureValue = {}) {
  return {
    alt: 'A shop',
    asset: {
      url: `http://localhost:3000${ASSET}-${width}x${height}.${format}`,
      width,
      height,
    },
    ...rest,
  }
}

function smallSource(small: PictureValue): string {
  const html = renderToStaticMarkup(
    <ArtDirectedImage value={picture('svg', 1440, 400)} small={small} width={1440} />,
  )
  return /<source[^>]*>/.exec(html)?.[0].replaceAll('&amp;', '&') ?? ''
}

test('a photograph for small windows has renditions with the crop, none wider than the crop', () => {
  const crop = { left: 0.5, right: 0, top: 0.5, bottom: 0 }
  const source = smallSource(picture('jpg', 3040, 1520, { crop }))
  const rendition = (width: number, height: number) =>
    `${ASSET}-3040x1520.jpg?rect=1520,760,1520,760&w=${width}&h=${height}&auto=format ${width}w`
  const renditions = [
    rendition(380, 190),
    rendition(760, 380),
    rendition(1140, 570),
    rendition(1520, 760),
  ]
  expect(source).toContain(`srcSet="${renditions.join(', ')}"`)
  expect(source).toContain('sizes="100vw"')
  expect(source).toContain('width="760" height="380"')
})

test('a drawing for small windows is shown unchanged in its own size', () => {
  const source = smallSource(picture('svg', 780, 900))
  expect(source).toContain(`srcSet="${ASSET}-780x900.svg" width="780" height="900"`)
  expect(source).not.toContain('sizes')
})

test('an image without a picture for small windows has no source for them', () => {
  expect(smallSource({ asset: null })).toBe('')
})

test('the hotspot on phones is that of the picture for small windows', () => {
  const large = picture('jpg', 1440, 720, { hotspot: { x: 0.9, y: 0.5, width: 0.1, height: 0.1 } })
  const styleWith = (small: PictureValue) => {
    const html = renderToStaticMarkup(<ArtDirectedImage value={large} small={small} />)
    return /<img[^>]* style="([^"]*)"/.exec(html)?.[1]
  }
  const small = picture('jpg', 780, 900)
  const hotspot = { x: 0.1, y: 0.2, width: 0.1, height: 0.1 }
  const wide = 'object-position:94% 50%'
  expect(styleWith({ asset: null })).toContain(`${wide};--hotspot-x:0.94;--hotspot-y:0.5;`)
  expect(styleWith({ ...small, hotspot })).toContain(`${wide};--hotspot-x:0.06;--hotspot-y:0.17;`)
  expect(styleWith(small)).toContain(`${wide};`)
  expect(styleWith(small)).not.toMatch(/--hotspot-[xy]/)
})
