import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ContentImage, type PictureValue, visibleSize } from './ContentImage.tsx'

const HASH = 'a'.repeat(40)

function picture(format: string, rest: PictureValue = {}): PictureValue {
  return {
    alt: 'A shop',
    asset: {
      url: `http://localhost:3000/lake/images/local/production/${HASH}-1000x500.${format}`,
      width: 1000,
      height: 500,
    },
    ...rest,
  }
}

test('a drawing is shown unchanged, from the same origin, in its proportions', () => {
  const html = renderToStaticMarkup(
    <ContentImage value={picture('svg')} width={400} sizes="400px" />,
  )
  expect(html).toContain(`src="/lake/images/local/production/${HASH}-1000x500.svg"`)
  expect(html).toContain('width="400" height="200"')
  expect(html).not.toContain('srcset')
})

test('the width follows from a given height', () => {
  const html = renderToStaticMarkup(<ContentImage value={picture('svg')} height={44} />)
  expect(html).toContain('width="88" height="44"')
})

test('a photograph has several sizes, none larger than the original', () => {
  const html = renderToStaticMarkup(
    <ContentImage value={picture('jpg')} width={600} sizes="50vw" loading="eager" />,
  )
  const widths = [...(/<img.* srcSet="([^"]*)"/i.exec(html)?.[1] ?? '').matchAll(/ (\d+)w/g)].map(
    ([, pixels]) => Number(pixels),
  )
  expect(widths).toEqual([300, 600, 900, 1000])
  expect(html).toContain('sizes="50vw"')
  expect(html).toContain('loading="eager"')
})

test.each([
  ['gif', true],
  ['webp', true],
  ['jpg', false],
])('of a picture in the format %s only the first frame is requested: %s', (format, isStill) => {
  const html = renderToStaticMarkup(<ContentImage value={picture(format)} width={400} />)
  const addresses = html.match(/\?[^ "]*w=\d+[^ "]*/g) ?? []
  expect(addresses.length).toBeGreaterThan(1)
  for (const address of addresses) expect(address.includes('frame=1')).toBe(isStill)
})

test('a picture is loaded lazily, one with priority first', () => {
  const tag = (props: { priority?: boolean }) =>
    renderToStaticMarkup(<ContentImage value={picture('svg')} {...props} />)
  expect(tag({})).toContain('loading="lazy"')
  expect(tag({})).not.toContain('fetchPriority')
  expect(tag({ priority: true })).toContain('loading="eager" fetchPriority="high"')
})

test('a crop is applied in the request and in the proportions', () => {
  const value = picture('jpg', { crop: { left: 0.5, right: 0, top: 0, bottom: 0 } })
  expect(visibleSize(value)).toEqual({ width: 500, height: 500 })
  const html = renderToStaticMarkup(<ContentImage value={value} width={200} />)
  expect(html).toContain('width="200" height="200"')
  expect(html).toContain('rect=500,0,500,500')
})

test('the hotspot remains visible if both sides are given', () => {
  const value = picture('jpg', { hotspot: { x: 0.9, y: 0.5, width: 0.2, height: 0.4 } })
  const html = renderToStaticMarkup(<ContentImage value={value} width={100} height={100} />)
  expect(html).toMatch(/rect=500,0,500,500/)
})

test.each([
  [
    'a photograph',
    picture('jpg', { hotspot: { x: 0.9, y: 0.25, width: 0.2, height: 0.4 } }),
    '100% 8%',
  ],
  ['a drawing', picture('svg', { hotspot: { x: 0.1, y: 0.5, width: 0.3, height: 0.3 } }), '0% 50%'],
  [
    'what a crop left',
    picture('jpg', {
      hotspot: { x: 0.75, y: 0.9, width: 0.2, height: 0.2 },
      crop: { left: 0.5, right: 0, top: 0, bottom: 0.2 },
    }),
    '50% 100%',
  ],
])('if a layout shows a part of %s, it is the part around the hotspot', (_, value, position) => {
  const html = renderToStaticMarkup(<ContentImage value={value} width={400} />)
  expect(html).toContain(`style="object-position:${position};`)
})

test.each([0.2, 0.35, 0.5, 0.8, 1])(
  'a layout that shows a share of %d of a picture shows the whole hotspot',
  (share) => {
    for (const centre of [0.1, 0.125, 0.3, 0.5, 0.85]) {
      const value = picture('jpg', { hotspot: { x: 0.5, y: centre, width: 0.5, height: 0.2 } })
      const html = renderToStaticMarkup(<ContentImage value={value} width={400} />)
      const [, percent] = /object-position:\d+% (\d+)%/.exec(html) ?? []
      const from = (Number(percent) / 100) * (1 - share)
      expect(from).toBeLessThanOrEqual(Math.max(0, centre - 0.1) + 0.005)
      expect(from + share).toBeGreaterThanOrEqual(Math.min(1, centre + 0.1) - 0.005)
    }
  },
)

test.each([
  [0.4, 0.005],
  [0.53, 0.005],
  [0.75, 0.04],
])('a layout with space for a hotspot of %d cuts off at most %d of it', (length, cutMax) => {
  for (const begin of [0, (1 - length) / 2, 1 - length]) {
    for (const share of [length, length + 0.05, (1 + length) / 2]) {
      const y = begin + length / 2
      const value = picture('jpg', { hotspot: { x: 0.5, y, width: 0.5, height: length } })
      const html = renderToStaticMarkup(<ContentImage value={value} width={400} />)
      const [, percent] = /object-position:\d+% (\d+)%/.exec(html) ?? []
      const from = (Number(percent) / 100) * (1 - share)
      expect(from).toBeLessThanOrEqual(begin + cutMax)
      expect(from + share).toBeGreaterThanOrEqual(begin + length - cutMax)
    }
  }
})

test.each([0.6, 0.7, 0.85, 0.95, 0.98])(
  'a layout that shows three tenths of a picture shows the centre of a hotspot of %d',
  (length) => {
    for (const begin of [0, (1 - length) / 3, (1 - length) / 2, 1 - length]) {
      const centre = begin + length / 2
      const value = picture('jpg', { hotspot: { x: 0.5, y: centre, width: 0.5, height: length } })
      const html = renderToStaticMarkup(<ContentImage value={value} width={400} />)
      const [, percent] = /object-position:\d+% (\d+)%/.exec(html) ?? []
      const from = (Number(percent) / 100) * 0.7
      expect(centre).toBeGreaterThan(from + 0.03)
      expect(centre).toBeLessThan(from + 0.27)
    }
  },
)

test.each([
  ['the whole picture', null, 0.5, 0.4],
  ['what a crop left', { left: 0.5, right: 0, top: 0.2, bottom: 0 }, 0.8, 0.6],
])(
  "a band gets the height of %s and the place of the hotspot's middle, as shares of the width",
  (_, crop, height, centre) => {
    const hotspot = { x: 0.75, y: 0.8, width: 0.2, height: 0.2 }
    const html = renderToStaticMarkup(<ContentImage value={picture('jpg', { crop, hotspot })} />)
    expect(html).toContain(`;--picture-height:${height};--hotspot-centre:${centre}"`)
  },
)

test("a hotspot that was not moved does not change the layout's own position", () => {
  const value = picture('jpg', { hotspot: { x: 0.5, y: 0.5, width: 1, height: 1 } })
  expect(renderToStaticMarkup(<ContentImage value={value} width={400} />)).not.toContain('style')
})

test("a drawing preserves its proportions whatever its crop, which can't be applied", () => {
  const value = picture('svg', { crop: { left: 0.5, right: 0, top: 0, bottom: 0 } })
  const html = renderToStaticMarkup(<ContentImage value={value} width={400} />)
  expect(html).toContain('width="400" height="200"')
})

test('no alternative means decoration; no asset renders nothing', () => {
  expect(renderToStaticMarkup(<ContentImage value={picture('svg', { alt: null })} />)).toContain(
    'alt=""',
  )
  expect(renderToStaticMarkup(<ContentImage value={{ asset: null }} />)).toBe('')
  expect(renderToStaticMarkup(<ContentImage value={null} />)).toBe('')
})
