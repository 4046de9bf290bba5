import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  CHROME_DIRECTORY,
  catalogue,
  type Drawing,
  type DrawingKind,
  FILE_DIRECTORY,
  IMAGE_DIRECTORY,
  sampleFiles,
} from './catalogue.ts'
import { drawings } from './drawings.ts'
import { produce, products } from './produce.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const vectors = catalogue.filter(({ file }) => file.endsWith('.svg'))
const drawn = new Map<string, Buffer>()

beforeAll(async () => {
  for (const product of products) drawn.set(product.file, await produce(product))
}, 120_000)

const svgOf = ({ file }: Drawing): string => drawn.get(file)?.toString() ?? ''
/** The drawing without its embedded faces. */
const markupOf = (drawing: Drawing): string => svgOf(drawing).replace(/<style>.*?<\/style>/s, '')

describe('the catalogue', () => {
  it('names every drawing once and has a generator for each', () => {
    const names = catalogue.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.toSorted()).toEqual(Object.keys(drawings).toSorted())
  })

  it.each([IMAGE_DIRECTORY, FILE_DIRECTORY, CHROME_DIRECTORY])(
    'lists what lies in %s',
    async (directory) => {
      const listed = [...catalogue, ...sampleFiles].map(({ file }) => file)
      const lying = (await readdir(root + directory)).map((file) => `${directory}/${file}`)
      expect(lying.toSorted()).toEqual(
        listed.filter((file) => file.startsWith(directory)).toSorted(),
      )
    },
  )

  it('is drawn as committed; run node seed/artwork/build.ts if not', async () => {
    const stale: string[] = []
    for (const [file, bytes] of drawn)
      if (!bytes.equals(await readFile(root + file))) stale.push(file)
    expect(stale).toEqual([])
  })

  it('describes every picture that is not decoration', () => {
    const silent = catalogue.filter(
      ({ alt, kind }) => alt === '' && !['band', 'cloth'].includes(kind),
    )
    expect(silent.map(({ name }) => name).toSorted()).toEqual([
      'app-blocks',
      'hero-hub',
      'hero-web-checkout',
      'insurance',
    ])
  })
})

const bytesMax: Readonly<Record<DrawingKind, number>> = {
  hero: 25_600,
  cloth: 18_000,
  vignette: 16_000,
  band: 9_000,
  partner: 9_000,
  portrait: 6_000,
  mark: 4_500,
  badge: 2_500,
  card: 40_000,
}

describe.each(vectors)('$name', (drawing) => {
  it('is small enough', () => {
    expect(svgOf(drawing).length).toBeLessThanOrEqual(bytesMax[drawing.kind])
  })

  it('is well-formed and has the size the catalogue says', async () => {
    const { width, height, format } = await sharp(Buffer.from(svgOf(drawing))).metadata()
    expect({ width, height, format }).toEqual({
      width: drawing.width,
      height: drawing.height,
      format: 'svg',
    })
  })

  it('loads nothing and runs nothing', () => {
    const markup = markupOf(drawing)
    expect(markup).not.toMatch(/<script|<image|<use|<foreignObject|href=|\son\w+=|@import/i)
    expect(svgOf(drawing).replaceAll('url(data:font/woff2', '')).not.toMatch(/url\((?!#)/)
    expect(markup.replace('http://www.w3.org/2000/svg', '')).not.toContain('://')
  })

  it('has unique ids, all of them its own, and every reference resolves', () => {
    const markup = markupOf(drawing)
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '')
    const references = [...markup.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id ?? '')
    const views = drawing.views ?? []
    expect(new Set(ids).size).toBe(ids.length)
    expect(references.filter((id) => !ids.includes(id))).toEqual([])
    expect(ids.filter((id) => !views.includes(id) && !id.startsWith(drawing.name))).toEqual([])
    expect(views.filter((view) => !ids.includes(view))).toEqual([])
  })

  it('stays on whole pixels', () => {
    const boxes = [...markupOf(drawing).matchAll(/<(?:rect|text)([^>]*)>/g)].map(
      ([, it]) => it ?? '',
    )
    const askew = boxes.filter((attributes) => {
      const inset = Number(/stroke-width="([\d.]+)"/.exec(attributes)?.[1] ?? 0) / 2
      const edges = [...attributes.matchAll(/ (?:x|y)="(-?[\d.]+)"/g)].map(([, it]) => Number(it))
      return edges.some((edge) => !Number.isInteger(edge - inset))
    })
    const cloths = [
      ...markupOf(drawing).matchAll(/<g shape-rendering="crispEdges">(.*?)<\/g>/gs),
    ].map(([, it]) => it ?? '')
    expect(askew).toEqual([])
    expect(cloths.filter((cloth) => / d="[^"]*\./.test(cloth))).toEqual([])
  })

  it('sets no word under 12 px', () => {
    const sizes = [...markupOf(drawing).matchAll(/font-size="([\d.]+)"/g)].map(([, it]) =>
      Number(it),
    )
    expect(sizes.filter((size) => size < 12)).toEqual([])
  })
})

describe('the sample documents', () => {
  it.each(sampleFiles)('$name is a small PDF and is drawn the same twice', async (file) => {
    const bytes = drawn.get(file.file)
    expect(bytes?.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes?.length).toBeLessThan(40_000)
    expect(bytes?.equals(await produce(file))).toBe(true)
  })
})
