import { brotliCompressSync } from 'node:zlib'
import {
  FONT_BYTES_MAX,
  HTML_BYTES_MAX,
  SCRIPT_BYTES_MAX,
  weighPage,
} from '../tests/site/pageWeight.ts'
import { ROUTES } from '../tests/site/routes.ts'
import type { Findings, Measurement } from './measurement.ts'
import { download, startMeasured, temporaryDir } from './site.ts'
import { median } from './statistics.ts'
import type { BenchOptions } from './suite.ts'

const KINDS = [
  { kind: 'HTML with critical CSS', bytesMax: HTML_BYTES_MAX },
  { kind: 'JavaScript of the first view', bytesMax: SCRIPT_BYTES_MAX },
  { kind: 'fonts', bytesMax: FONT_BYTES_MAX },
  { kind: 'deferred CSS', bytesMax: undefined },
  { kind: 'pictures of the first view', bytesMax: undefined },
] as const
/** A phone's screen: 412 points, 1.75 pixels each. */
const SCREEN_PIXELS = 721

interface Weighed {
  path: string
  /** In the order of KINDS. */
  kib: number[]
}

/** Compressed download of a first visit of each page, by kind. */
export async function measurePageWeights({ quick, step }: BenchOptions): Promise<Findings> {
  const site = await startMeasured(temporaryDir())
  try {
    const weighed: Weighed[] = []
    for (const { path } of quick ? ROUTES.slice(0, 3) : ROUTES) {
      if (path === '/404') continue
      step(path)
      const { htmlBytes, scriptBytes, fontBytes } = await weighPage(site.origin, path)
      const { cssBytes, pictureBytes } = await weighFiles(site.origin, path)
      const bytes = [htmlBytes, scriptBytes, fontBytes, cssBytes, pictureBytes]
      weighed.push({ path, kib: bytes.map((each) => each / 1024) })
    }
    return {
      measurements: KINDS.map((_, index) => heaviest(weighed, index)),
      details: {
        columns: ['page', ...KINDS.map(({ kind }) => `${kind}, KiB`)],
        rows: weighed.map(({ path, kib }) => [path, ...kib]),
      },
    }
  } finally {
    await site.stop()
  }
}

function heaviest(weighed: readonly Weighed[], index: number): Measurement {
  const of = ({ kib }: Weighed) => kib[index] ?? 0
  const [first] = weighed.toSorted((a, b) => of(b) - of(a))
  const { kind = '', bytesMax } = KINDS[index] ?? {}
  return {
    name: `heaviest page: ${kind}`,
    value: first ? of(first) : null,
    unit: 'KiB',
    ...(bytesMax === undefined ? {} : { bound: { atMost: bytesMax / 1024 } }),
    note: `${first?.path}; median of ${weighed.length} pages ${median(weighed.map(of)).toFixed(1)} KiB`,
  }
}

/** Stylesheets that the page links, and pictures that are not lazy. */
async function weighFiles(origin: string, path: string) {
  const html = await (await fetch(origin + path)).text()
  const tags = (pattern: RegExp) => [...html.matchAll(pattern)].map(([tag]) => tag)
  const styles = tags(/<link\b[^>]*rel="stylesheet"[^>]*>/g).map((tag) => attribute(tag, 'href'))
  const shown = tags(/<img\b[^>]*>/g).filter((tag) => !tag.includes('loading="lazy"'))
  const preloaded = tags(/<link\b[^>]*as="image"[^>]*>/g)
  const pictures = [...shown, ...preloaded].map(pictureAddress)
  const weigh = async (addresses: readonly (string | undefined)[]) => {
    let sum = 0
    for (const address of new Set(addresses)) {
      if (!address || address.startsWith('data:')) continue
      sum += (await download(new URL(address, origin).href)).body.length
    }
    return sum
  }
  let cssBytes = 0
  for (const style of new Set(styles)) {
    // Cached pages get their best compression after the first responses; this measures its result.
    const css = style ? await (await fetch(new URL(style, origin))).text() : ''
    cssBytes += brotliCompressSync(css).length
  }
  return { cssBytes, pictureBytes: await weigh(pictures) }
}

/** The smallest picture that fills a phone's screen, or the only size. */
function pictureAddress(tag: string): string | undefined {
  const sizes = (attribute(tag, 'srcset') ?? attribute(tag, 'imagesrcset') ?? '')
    .split(/,\s+/)
    .flatMap((entry) => {
      const [, address, width] = /^\s*(\S+)\s+(\d+)w$/.exec(entry) ?? []
      return address ? [{ address, width: Number(width) }] : []
    })
    .toSorted((a, b) => a.width - b.width)
  const fitting = sizes.find(({ width }) => width >= SCREEN_PIXELS) ?? sizes.at(-1)
  return fitting?.address ?? attribute(tag, 'src') ?? attribute(tag, 'href')
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&')
}
