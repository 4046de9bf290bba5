import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { mediaExamples } from './examples.ts'
import { Shown } from './Shown.tsx'

function videoFrom(assets: string): string {
  const [example] = mediaExamples
  if (!example) throw new Error('no example')
  const video = { url: `${assets}/film.mp4`, mimeType: 'video/mp4' }
  return renderToStaticMarkup(
    <Shown data={{ ...example, video, captions: `${assets}/film.vtt` }} />,
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
