import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { fastestMs } from '../../tests/fastestMs.ts'
import { describeImage } from './metadata.ts'
import { extensionOf, parseAssetFileName, parseAssetId } from './names.ts'
import { svgSize } from './svg.ts'

const limits = { imagePixelsMax: 1_000_000, imageTimeoutMs: 60_000 }
const svg = (attributes: string) => Buffer.from(`<?xml version="1.0"?><svg ${attributes}></svg>`)

describe('describing images', () => {
  test('reads the size of an SVG from its attributes or its view box', () => {
    expect(svgSize(svg('width="40" height="20px"'))).toEqual({ width: 40, height: 20 })
    expect(svgSize(svg("viewBox='0 0 640 360'"))).toEqual({ width: 640, height: 360 })
    expect(svgSize(svg('width="100%" viewBox="0,0,30,60"'))).toEqual({ width: 30, height: 60 })
    expect(svgSize(svg('height="30" viewBox="0 0 20 60"'))).toEqual({ width: 10, height: 30 })
    expect(svgSize(Buffer.from('<html><svg></svg></html>'))).toBeNull()
  })

  test('recognizes an SVG after a byte-order mark, comments and a doctype with entities', () => {
    const doctype = '<!doctype svg PUBLIC "-//W3C//DTD SVG 1.1//EN" [ <!ENTITY a "b"> <!-- c --> ]>'
    const prologue = `\uFEFF <?xml version="1.0"?>\n<!-- a > b --><!-- -->\n${doctype}\n`
    expect(svgSize(Buffer.from(`${prologue}<svg width=" 40 px " height="20"/>`))).toEqual({
      width: 40,
      height: 20,
    })
  })

  const LENGTH = 3_000
  const blanks = ' '.repeat(LENGTH)
  test.each([
    ['many doctypes', '<!DOCTYPE'.repeat(LENGTH / 9), false],
    ['a doctype without an end', `<!DOCTYPE${'a'.repeat(LENGTH)}`, false],
    ['a doctype with many subsets', `<!DOCTYPE${'[]'.repeat(LENGTH / 2)}`, false],
    ['many comments without an end', '<!--'.repeat(LENGTH), false],
    ['many declarations without an end', '<?'.repeat(LENGTH), false],
    ['many comments', '<!---->'.repeat(LENGTH / 7), false],
    ['a wide length that is not one', `<svg width="1${blanks}x"/>`, true],
    ['a wide attribute without a value', `<svg width${blanks}/>`, true],
    ['many attributes without an end', `<svg ${' width="'.repeat(LENGTH / 8)}>`, true],
  ])('reads the head of a file with %s in linear time', async (_what, text, expected) => {
    const hostile = Buffer.from(text)
    expect(svgSize(hostile) !== null).toBe(expected)
    const ordinary = Buffer.from(`<!--${'a'.repeat(hostile.length)}--><svg/>`)
    // Quadratic time is thousands of times that of an ordinary file of the same length.
    expect(await fastestMs(() => svgSize(hostile))).toBeLessThan(
      200 * (await fastestMs(() => svgSize(ordinary))),
    )
  })

  test('finds the colours of a picture', async () => {
    const half = await sharp({
      create: { width: 50, height: 50, channels: 3, background: '#123c8c' },
    })
      .png()
      .toBuffer()
    const create = { width: 120, height: 50, channels: 3 as const, background: '#e03020' }
    const bytes = await sharp({ create })
      .composite([{ input: half, left: 70, top: 0 }])
      .png()
      .toBuffer()
    const { metadata } = await describeImage(bytes, limits)
    expect(metadata.palette?.dominant?.background).toBe('#e03020')
    expect(metadata.palette?.darkVibrant?.background).toBe('#123c8c')
    expect(metadata.lqip).toMatch(/^data:image\/jpeg;base64,/)
    expect(metadata).toMatchObject({ isOpaque: true })
  })

  test('distinguishes transparent from opaque pictures', async () => {
    const create = { width: 10, height: 10, channels: 4 as const }
    const clear = await sharp({ create: { ...create, background: '#ff000080' } })
      .png()
      .toBuffer()
    const { metadata } = await describeImage(clear, limits)
    expect(metadata).toMatchObject({ hasAlpha: true, isOpaque: false })
  })

  test('applies the EXIF orientation to the dimensions', async () => {
    const bytes = await sharp({
      create: { width: 30, height: 10, channels: 3, background: '#fff' },
    })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(await describeImage(bytes, limits)).toMatchObject({ width: 10, height: 30 })
  })

  test('refuses data that is no image, damaged images and images that are too large', async () => {
    await expect(describeImage(Buffer.from('hello'), limits)).rejects.toMatchObject({ status: 415 })
    const jpeg = await sharp({
      create: { width: 300, height: 300, channels: 3, background: '#fff' },
    })
      .jpeg()
      .toBuffer()
    const tight = { ...limits, imagePixelsMax: 1000 }
    await expect(describeImage(jpeg, tight)).rejects.toMatchObject({
      status: 413,
      message: expect.stringContaining('at most 1,000 pixels'),
    })
    const damaged = jpeg.subarray(0, 200)
    await expect(describeImage(damaged, limits)).rejects.toMatchObject({ status: 415 })
  })

  test('refuses a HEIC photo, whole or not, with what to do', async () => {
    const heic = await createHeic()
    expect(await sharp(heic).metadata()).toMatchObject({ format: 'heif', compression: 'hevc' })
    const refusal = { status: 415, message: expect.stringMatching(/HEIC\) as JPEG first$/) }
    await expect(describeImage(heic, limits)).rejects.toMatchObject(refusal)
    await expect(describeImage(heic.subarray(0, 100), limits)).rejects.toMatchObject(refusal)
  })

  test('refuses data that is no image with the supported types alone', async () => {
    await expect(describeImage(Buffer.from('hello'), limits)).rejects.toMatchObject({
      message: expect.stringMatching(/ \(JPEG, PNG, GIF, WebP, AVIF, TIFF, SVG\)$/),
    })
  })
})

/** An AVIF picture with the header of HEIC, which is what the library reads of one. */
async function createHeic(): Promise<Buffer> {
  const create = { width: 64, height: 48, channels: 3, background: '#fff' } as const
  const avif = await sharp({ create }).avif().toBuffer()
  const configuration = avif.indexOf('av1C') - 4
  const before = avif.readUInt32BE(configuration)
  const hevc = Buffer.from('000000206876634301', 'hex')
  const box = Buffer.concat([hevc, Buffer.alloc(0x20 - hevc.length)])
  const heic = Buffer.concat([
    avif.subarray(0, configuration),
    box,
    avif.subarray(configuration + before),
  ])
  for (const name of ['meta', 'iprp', 'ipco']) {
    const at = heic.indexOf(name) - 4
    heic.writeUInt32BE(heic.readUInt32BE(at) + box.length - before, at)
  }
  heic.write('heic', heic.indexOf('ftyp') + 4)
  heic.write('hvc1', heic.indexOf('av01'))
  return heic
}

describe('asset names', () => {
  const sha1 = 'a'.repeat(40)

  test('reads ids and file names', () => {
    expect(parseAssetId(`image-${sha1}-10x20-jpg`)?.fileName).toBe(`${sha1}-10x20.jpg`)
    expect(parseAssetId(`file-${sha1}-pdf`)?.fileName).toBe(`${sha1}.pdf`)
  })

  test.each(['../../etc/passwd', `${sha1}.jpg/../x`, `${sha1}-10x20.jpg%00`, `${sha1}`, '.', ''])(
    'rejects %s',
    (name) => {
      expect(parseAssetFileName('images', name)).toBeNull()
      expect(parseAssetFileName('files', name)).toBeNull()
    },
  )

  test('takes the extension from the name, then from the type', () => {
    expect(extensionOf('a.PDF', 'text/plain')).toBe('pdf')
    expect(extensionOf(undefined, 'text/plain')).toBe('txt')
    expect(extensionOf('a.no extension', 'application/octet-stream')).toBe('bin')
  })
})
