/**
 * Generates the site's font files: subsets of the open fonts in @fontsource-variable, written to
 * `app/design/fonts/` and committed with their licences.
 *
 * node tooling/fonts.ts writes the files; `--check` fails if a committed file differs.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { argv, exit, stdout } from 'node:process'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

type CodePointRange = readonly [first: number, last: number]

/** The source packages of the fonts, with their licences. */
const sources = {
  ojuju: import.meta.resolve('@fontsource-variable/ojuju/package.json'),
  'schibsted-grotesk': import.meta.resolve('@fontsource-variable/schibsted-grotesk/package.json'),
  inter: import.meta.resolve('@fontsource-variable/inter/package.json'),
  'jetbrains-mono': import.meta.resolve('@fontsource-variable/jetbrains-mono/package.json'),
}

type FontSource = keyof typeof sources

interface FontFile {
  /** File name in `app/design/fonts/`, without extension. */
  name: string
  source: FontSource
  /** File in that package's `files/`. */
  file: string
  ranges: readonly CodePointRange[]
  /** A fixed weight, or the range of the variable axis. */
  weight: number | { min: number; max: number }
  /** OpenType features to retain; all others are dropped. */
  features: readonly string[]
}

/** English with typographic punctuation: the characters that pages show first, hence preloaded. */
const english: readonly CodePointRange[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa3, 0xa3],
  [0xa9, 0xa9],
  [0xab, 0xab],
  [0xad, 0xae],
  [0xb0, 0xb0],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xd7, 0xd7],
  [0xe8, 0xe9],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
]

/** The rest of Latin-1 and of common punctuation. Kerning makes each of these letters large. */
const latinOne: readonly CodePointRange[] = [
  [0xa1, 0xa2],
  [0xa4, 0xa8],
  [0xaa, 0xaa],
  [0xac, 0xac],
  [0xaf, 0xaf],
  [0xb1, 0xb6],
  [0xb8, 0xba],
  [0xbc, 0xd6],
  [0xd8, 0xe7],
  [0xea, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2020, 0x2021],
  [0x2030, 0x2030],
  [0x2039, 0x203a],
  [0x2044, 0x2044],
  [0x2122, 0x2122],
  [0x2215, 0x2215],
]

/** Foreign names, and the letters of Ewe, Ga, Dagbani with their tone marks. */
const latinExtended: readonly CodePointRange[] = [
  [0x100, 0x130],
  [0x132, 0x151],
  [0x154, 0x1c3],
  [0x1cd, 0x1dc],
  [0x218, 0x21b],
  [0x237, 0x263],
  [0x269, 0x269],
  [0x28b, 0x28b],
  [0x292, 0x292],
  [0x300, 0x304],
  [0x1e3e, 0x1e3f],
  [0x1ebc, 0x1ebd],
  [0x20a6, 0x20a6],
  [0x20b5, 0x20b5],
]

/** The open vowels of Twi and the cedi sign, which the text face lacks. */
const twi: readonly CodePointRange[] = [
  [0x186, 0x186],
  [0x190, 0x190],
  [0x254, 0x254],
  [0x25b, 0x25b],
  [0x20b5, 0x20b5],
]

const ascii: readonly CodePointRange[] = [[0x20, 0x7e]]

const display = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'calt']
const text = [...display, 'tnum', 'pnum']

export const fontFiles: readonly FontFile[] = [
  {
    name: 'ojuju-english',
    source: 'ojuju',
    file: 'ojuju-latin-wght-normal.woff2',
    ranges: english,
    weight: 700,
    features: display,
  },
  {
    name: 'ojuju-latin-1',
    source: 'ojuju',
    file: 'ojuju-latin-wght-normal.woff2',
    ranges: latinOne,
    weight: 700,
    features: display,
  },
  {
    name: 'ojuju-latin-ext',
    source: 'ojuju',
    file: 'ojuju-latin-ext-wght-normal.woff2',
    ranges: latinExtended,
    weight: 700,
    features: display,
  },
  {
    name: 'schibsted-english',
    source: 'schibsted-grotesk',
    file: 'schibsted-grotesk-latin-wght-normal.woff2',
    ranges: english,
    weight: { min: 450, max: 800 },
    features: text,
  },
  {
    name: 'schibsted-latin-1',
    source: 'schibsted-grotesk',
    file: 'schibsted-grotesk-latin-wght-normal.woff2',
    ranges: latinOne,
    weight: { min: 450, max: 800 },
    features: text,
  },
  {
    name: 'schibsted-latin-ext',
    source: 'schibsted-grotesk',
    file: 'schibsted-grotesk-latin-ext-wght-normal.woff2',
    ranges: latinExtended,
    weight: { min: 450, max: 800 },
    features: text,
  },
  {
    name: 'nsaa-glyphs',
    source: 'inter',
    file: 'inter-latin-ext-wght-normal.woff2',
    ranges: twi,
    weight: { min: 450, max: 800 },
    features: ['kern'],
  },
  {
    name: 'jetbrains-mono-code',
    source: 'jetbrains-mono',
    file: 'jetbrains-mono-latin-wght-normal.woff2',
    ranges: ascii,
    weight: 400,
    features: ['kern'],
  },
]

/** @returns every character of the ranges, in order */
function charactersOf(ranges: readonly CodePointRange[]): string {
  return ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset)),
    )
    .join('')
}

const packageFolder = (source: FontSource) => dirname(fileURLToPath(sources[source]))

async function subset(font: FontFile): Promise<Buffer> {
  const original = await readFile(join(packageFolder(font.source), 'files', font.file))
  return subsetFont(original, charactersOf(font.ranges), {
    targetFormat: 'woff2',
    variationAxes: { wght: font.weight },
    keepFeatures: [...font.features],
    noHinting: true,
  })
}

async function main(): Promise<void> {
  const folder = join(import.meta.dirname, '..', 'app', 'design', 'fonts')
  const checking = argv.includes('--check')
  const outputs = await Promise.all(
    fontFiles.map(async (font) => ({ path: `${font.name}.woff2`, bytes: await subset(font) })),
  )
  for (const source of new Set(fontFiles.map((font) => font.source))) {
    const bytes = await readFile(join(packageFolder(source), 'LICENSE'))
    outputs.push({ path: `${source}.LICENSE.txt`, bytes })
  }
  for (const { path, bytes } of outputs) {
    const target = join(folder, path)
    if (!checking) {
      await writeFile(target, bytes)
      stdout.write(`${path.padEnd(32)}${(bytes.length / 1000).toFixed(1).padStart(7)} KB\n`)
      continue
    }
    const committed = await readFile(target).catch(() => undefined)
    if (!committed?.equals(bytes)) {
      stdout.write(`app/design/fonts/${path} is stale. Run: node tooling/fonts.ts\n`)
      exit(1)
    }
  }
}

if (import.meta.main) await main()
