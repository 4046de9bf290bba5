import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  AVIF_PIXELS_MAX,
  IMAGE_PARAMETER_NAMES,
  type ImageParameters,
  OUTPUT_PIXELS_MAX,
  parseImageParameters,
} from './parameters.ts'
import { layOut, renderImage } from './render.ts'

test('every parameter that is read makes a request one for a rendition', () => {
  const read = new Set<string>()
  class Search extends URLSearchParams {
    override get(name: string) {
      read.add(name)
      return super.get(name)
    }
  }
  parseImageParameters(new Search())
  expect([...read].sort()).toEqual([...IMAGE_PARAMETER_NAMES].sort())
})

const limits = { imagePixelsMax: 10_000_000, imageTimeoutMs: 60_000 }
const source = () =>
  sharp({ create: { width: 400, height: 200, channels: 3, background: '#cc3333' } })
    .jpeg()
    .toBuffer()

type Size = { width: number; height: number }
const layOutStill = (parameters: ImageParameters, size: Size) =>
  layOut(parameters, size, 1, OUTPUT_PIXELS_MAX)

const sizeOf = async (query: string) => {
  const parameters = parseImageParameters(new URLSearchParams(query))
  const bytes = await renderImage(await source(), parameters, 'png', limits)
  const { width, height } = await sharp(bytes).metadata()
  return `${width}x${height}`
}

describe('image parameters', () => {
  test.each([
    ['w=100', '100x50'],
    ['h=100', '200x100'],
    ['w=100&h=100', '100x50'],
    ['w=800', '800x400'],
    ['w=800&fit=max', '400x200'],
    ['max-w=100', '100x50'],
    ['max-w=1000', '400x200'],
    ['w=300&max-h=100', '200x100'],
    ['w=300&h=200&max-w=100&fit=crop', '100x200'],
    ['w=100&min-w=300', '300x150'],
    ['w=100&min-h=100', '200x100'],
    ['min-w=800', '800x400'],
    ['w=100&min-w=300&fit=scale', '300x150'],
    ['w=100&h=100&min-w=300&fit=crop', '300x100'],
    ['w=100&h=100&fit=crop', '100x100'],
    ['w=100&h=100&fit=crop&crop=focalpoint&fp-x=0.1&fp-y=0.5', '100x100'],
    ['w=100&h=100&fit=crop&crop=entropy', '100x100'],
    ['w=100&h=100&fit=fill&bg=ff0000', '100x100'],
    ['w=1000&h=1000&fit=min', '200x200'],
    ['w=100&h=100&fit=scale', '100x100'],
    ['w=100&dpr=2', '200x100'],
    ['rect=0,0,100,100', '100x100'],
    ['rect=300,100,500,500&w=50', '50x50'],
    ['w=100&or=90', '50x100'],
    ['w=100&pad=10', '120x70'],
    ['w=100&or=90&blur=2000', '50x100'],
    ['w=100&flip=h&blur=20&sharp=10&sat=-100&invert=true', '100x50'],
  ])('%s gives %s', async (query, expected) => {
    expect(await sizeOf(query)).toBe(expected)
  })

  test.each([
    ['within the bound keeps its frames', 20_000, 8],
    ['with more pixels than the bound is its first frame', 10_000, undefined],
  ])('an animation %s', async (_what, imagePixelsMax, pages) => {
    const create = { width: 60, height: 40, channels: 3 as const }
    const frames = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        sharp({ create: { ...create, background: { r: index * 30, g: 0, b: 0 } } })
          .png()
          .toBuffer(),
      ),
    )
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    const parameters = parseImageParameters(new URLSearchParams('w=30'))
    for (const format of ['gif', 'webp'] as const) {
      const bytes = await renderImage(gif, parameters, format, { ...limits, imagePixelsMax })
      const found = await sharp(bytes).metadata()
      // A GIF of one frame has the property, a WebP of one frame has not.
      expect([found.width, found.pageHeight ?? found.height]).toEqual([30, 20])
      expect(found.pages === 1 ? undefined : found.pages).toBe(pages)
    }
  })

  test.each([
    ['as strong as possible', 2000],
    ['just stronger than those of the whole picture', 161],
  ])('a blur %s looks like one of the whole picture', async (_what, blur) => {
    const shapes = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400">
      <rect width="600" height="400" fill="#fff"/><circle cx="200" cy="150" r="120" fill="#c00"/></svg>`
    const picture = await sharp(Buffer.from(shapes)).removeAlpha().png().toBuffer()
    const parameters = parseImageParameters(new URLSearchParams({ blur: String(blur) }))
    const blurred = await renderImage(picture, parameters, 'png', limits)
    const expected = await sharp(picture)
      .blur(blur / 20)
      .raw()
      .toBuffer()
    const found = await sharp(blurred).raw().toBuffer()
    expect(found.length).toBe(expected.length)
    const difference = found.reduce(
      (sum, value, at) => sum + Math.abs(value - (expected[at] ?? 0)),
      0,
    )
    expect(difference / found.length).toBeLessThan(1)
  })

  test('the strongest blur of the largest picture takes about as long as a weak one', async () => {
    const timeOf = async (blur: number) => {
      const query = `w=8192&h=8192&fit=scale&blur=${blur}`
      const parameters = parseImageParameters(new URLSearchParams(query))
      const startedAt = process.cpuUsage()
      await renderImage(await source(), parameters, 'webp', limits)
      const { user, system } = process.cpuUsage(startedAt)
      return user + system
    }
    const [weak, strong] = [await timeOf(20), await timeOf(2000)]
    expect(strong).toBeLessThan(3 * weak)
  })

  test.each(['w=0', 'w=99999', 'w=abc', 'fit=nonsense', 'rect=1,2', 'q=101', 'fm=exe', 'bg=zz'])(
    'refuses %s and names the parameter',
    (query) => {
      const name = query.split('=')[0]
      expect(() => parseImageParameters(new URLSearchParams(query))).toThrow(`"${name}"`)
    },
  )

  test('refuses a rect outside the image', () => {
    const parameters = parseImageParameters(new URLSearchParams('rect=500,500,10,10'))
    expect(() => layOutStill(parameters, { width: 400, height: 200 })).toThrow('lies outside')
  })

  test('bounds the output and preserves its proportions', () => {
    const parameters = parseImageParameters(new URLSearchParams('w=8192&h=8192&dpr=3'))
    const { resize } = layOutStill(parameters, { width: 400, height: 200 })
    expect((resize?.width ?? 0) * (resize?.height ?? 0)).toBeLessThanOrEqual(OUTPUT_PIXELS_MAX)
    expect(resize?.width).toBe(resize?.height)
  })

  test.each([
    ['a picture with padding', { width: 10, height: 10 }, 'w=10&pad=2000&dpr=3&flip=h'],
    ['a padded box of the largest size', { width: 10, height: 10 }, 'w=3000&h=3000&pad=200'],
    ['a picture without a requested size', { width: 6000, height: 4000 }, 'flip=h'],
    ['a turned part of a picture', { width: 6000, height: 4000 }, 'rect=0,0,5999,4000&or=90'],
  ])('bounds the output of %s', async (_what, size, query) => {
    const create = { ...size, channels: 3 as const, background: '#cc3333' }
    const large = await sharp({ create }).jpeg().toBuffer()
    const parameters = parseImageParameters(new URLSearchParams(query))
    const bytes = await renderImage(large, parameters, 'jpeg', {
      ...limits,
      imagePixelsMax: 30_000_000,
    })
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    expect(width * height).toBeLessThanOrEqual(OUTPUT_PIXELS_MAX)
    expect(width * height).toBeGreaterThan(0.99 * OUTPUT_PIXELS_MAX)
  })

  test('bounds AVIF to fewer pixels, in the same proportions', async () => {
    const parameters = parseImageParameters(new URLSearchParams('w=5400&h=3600&fit=scale'))
    const bytes = await renderImage(await source(), parameters, 'avif', limits)
    const { width, height } = await sharp(bytes).metadata()
    expect(width * height).toBeLessThanOrEqual(AVIF_PIXELS_MAX)
    expect(width * height).toBeGreaterThan(0.99 * AVIF_PIXELS_MAX)
    expect(width / height).toBeCloseTo(1.5, 2)
  })

  test('includes the focal point in the crop', () => {
    const query = 'w=100&h=100&fit=crop&crop=focalpoint&fp-x=1&fp-y=0'
    const parameters = parseImageParameters(new URLSearchParams(query))
    expect(layOutStill(parameters, { width: 400, height: 200 }).region).toEqual({
      left: 200,
      top: 0,
      width: 200,
      height: 200,
    })
  })

  test('desaturates and inverts as requested', async () => {
    const parameters = parseImageParameters(new URLSearchParams('w=10&invert=true'))
    const bytes = await renderImage(await source(), parameters, 'png', limits)
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
    expect(data[0]).toBeLessThan(60)
    expect(data[1]).toBeGreaterThan(190)
  })
})

test.each([
  ['w=100&h=8192', { width: 1200, height: 40 }, 'centre'],
  ['w=1&h=8192', { width: 1200, height: 630 }, 'centre'],
  ['w=600&h=600', { width: 1200, height: 630 }, 'entropy'],
  ['w=3840&h=1080', { width: 6000, height: 4000 }, 'entropy'],
])('%s of a picture of %j pixels is cropped at %s', (query, size, position) => {
  const parameters = parseImageParameters(new URLSearchParams(`${query}&fit=crop&crop=entropy`))
  expect(layOutStill(parameters, size).resize?.position).toBe(position)
})
