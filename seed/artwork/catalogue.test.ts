import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  catalogue,
  type Drawing,
  type DrawingKind,
  FILE_DIRECTORY,
  IMAGE_DIRECTORY,
  SHELL_DIRECTORY,
  sampleFiles,
} from './catalogue.ts'
import { drawings } from './drawings.ts'
import { drawSvg, produce, products } from './produce.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const vectors = catalogue.filter(({ file }) => file.endsWith('.svg'))
const drawn = new Map<string, Buffer>()

beforeAll(async () => {
  for (const product of products) drawn.set(product.file, await produce(product))
})

const svgOf = ({ file }: Drawing): string => drawn.get(file)?.toString() ?? ''

describe('the catalogue', () => {
  test('names every drawing once and has a generator for each', () => {
    const names = catalogue.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.toSorted()).toEqual(Object.keys(drawings).toSorted())
  })

  test.each([IMAGE_DIRECTORY, FILE_DIRECTORY, SHELL_DIRECTORY])(
    'lists what is in %s',
    async (directory) => {
      const listed = [...catalogue, ...sampleFiles].map(({ file }) => file)
      const present = (await readdir(root + directory)).map((file) => `${directory}/${file}`)
      expect(present.toSorted()).toEqual(
        listed.filter((file) => file.startsWith(directory)).toSorted(),
      )
    },
  )

  test('describes every picture that is not decoration', () => {
    const withoutAlt = catalogue.filter(
      ({ alt, kind }) => alt === '' && !['band', 'cloth'].includes(kind),
    )
    expect(withoutAlt.map(({ name }) => name).toSorted()).toEqual([
      'app-blocks',
      'hero-hub',
      'hero-web-checkout',
      'insurance',
    ])
  })
})

/** Bytes as a browser gets them, compressed. */
const bytesMax: Readonly<Record<DrawingKind, number>> = {
  hero: 15_000,
  cloth: 6_000,
  vignette: 13_000,
  band: 3_000,
  partner: 4_000,
  portrait: 3_000,
  mark: 2_500,
  badge: 1_500,
  card: 40_000,
}

describe.each(vectors)('$name', (drawing) => {
  test('is small enough', () => {
    expect(brotliCompressSync(svgOf(drawing)).length).toBeLessThanOrEqual(bytesMax[drawing.kind])
  })

  test('has its words as outlines, which a browser shows without fonts', () => {
    expect(svgOf(drawing)).not.toMatch(/<text|<tspan|@font-face|font-/)
  })

  test('is well-formed and has the size the catalogue says', async () => {
    const { width, height, format } = await sharp(Buffer.from(svgOf(drawing))).metadata()
    expect({ width, height, format }).toEqual({
      width: drawing.width,
      height: drawing.height,
      format: 'svg',
    })
  })

  test('loads nothing and runs nothing', () => {
    const markup = svgOf(drawing)
    expect(markup).not.toMatch(/<script|<image|<use|<foreignObject|href=|\son\w+=|@import/i)
    expect(markup).not.toMatch(/url\((?!#)/)
    expect(markup.replace('http://www.w3.org/2000/svg', '')).not.toContain('://')
  })

  test('has unique ids, all of them its own, and every reference resolves', () => {
    const markup = svgOf(drawing)
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '')
    const references = [...markup.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id ?? '')
    const views = drawing.views ?? []
    expect(new Set(ids).size).toBe(ids.length)
    expect(references.filter((id) => !ids.includes(id))).toEqual([])
    expect(ids.filter((id) => !views.includes(id) && !id.startsWith(drawing.name))).toEqual([])
    expect(views.filter((view) => !ids.includes(view))).toEqual([])
  })

  test('stays on whole pixels', async () => {
    const markup = await drawSvg(drawing)
    const boxes = [...markup.matchAll(/<(?:rect|text)([^>]*)>/g)].map(([, it]) => it ?? '')
    const offGrid = boxes.filter((attributes) => {
      const inset = Number(/stroke-width="([\d.]+)"/.exec(attributes)?.[1] ?? 0) / 2
      const edges = [...attributes.matchAll(/ (?:x|y)="(-?[\d.]+)"/g)].map(([, it]) => Number(it))
      return edges.some((edge) => !Number.isInteger(edge - inset))
    })
    const cloths = [...markup.matchAll(/<g shape-rendering="crispEdges">(.*?)<\/g>/gs)].map(
      ([, it]) => it ?? '',
    )
    expect(offGrid).toEqual([])
    expect(cloths.filter((cloth) => / d="[^"]*\./.test(cloth))).toEqual([])
  })

  test('sets no word under 12 px', async () => {
    const markup = await drawSvg(drawing)
    const sizes = [...markup.matchAll(/font-size="([\d.]+)"/g)].map(([, it]) => Number(it))
    expect(sizes.filter((size) => size < 12)).toEqual([])
  })
})

describe('the sample documents', () => {
  test.each(sampleFiles)('$name is a small PDF and is drawn the same twice', async (file) => {
    const bytes = drawn.get(file.file)
    expect(bytes?.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes?.length).toBeLessThan(40_000)
    expect(bytes?.equals(await produce(file))).toBe(true)
  })
})
