import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { mediaExamples } from './examples.ts'
import { MediaFigure } from './MediaFigure.tsx'

function videoFrom(assets: string): string {
  const [example] = mediaExamples
  if (!example) throw new Error('no example')
  const video = { url: `${assets}/film.mp4`, mimeType: 'video/mp4' }
  return renderToStaticMarkup(
    <MediaFigure data={{ ...example, video, captions: `${assets}/film.vtt` }} />,
  )
}

test('captions of a hosted lake are requested with CORS, without which browsers refuse them', () => {
  const html = videoFrom('https://cdn.sanity.io/files/abc12345/production')
  expect(html).toMatch(/<video[^>]* crossorigin="anonymous"/i)
  expect(html).toContain('src="https://cdn.sanity.io/files/abc12345/production/film.vtt"')
})

test('video and captions of an embedded lake are requested from this origin, without CORS', () => {
  const html = videoFrom('http://localhost:3000/lake/files/local/production')
  expect(html).not.toMatch(/crossorigin/i)
  expect(html).toContain('src="/lake/files/local/production/film.vtt"')
})

test('the poster of a video has the crop that its size has', () => {
  const [example] = mediaExamples
  if (!example) throw new Error('no example')
  const picture = {
    alt: 'A market',
    hotspot: null,
    crop: { _type: 'sanity.imageCrop' as const, top: 0, bottom: 0.5, left: 0, right: 0 },
    asset: {
      url: 'http://localhost:3000/lake/images/local/production/abc-2000x1000.jpg',
      width: 2000,
      height: 1000,
    },
  }
  const video = { url: '/lake/files/local/production/film.mp4', mimeType: 'video/mp4' }
  const html = renderToStaticMarkup(<MediaFigure data={{ ...example, picture, video }} />)
  expect(html).toContain('rect=0,0,2000,500&amp;w=1440&amp;h=360&amp;')
  expect(html).toMatch(/poster="\/lake\/images[^"]*" [^>]*width="2000" height="500"/)
})
