/**
 * Generates the site's font files: subsets of the open fonts in @fontsource-variable, written to
 * `app/design/fonts/` and committed with their licences.
 */
import { readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import {
  code,
  display,
  EXTENDED_RANGE,
  glyphs,
  LATIN_ONE_RANGE,
  TWI_RANGE,
  type Typeface,
  text,
} from '../../app/design/typefaces.ts'
import { isCheck, ROOT, reportStale, updateFile } from './generatedFile.ts'

const FOLDER = 'app/design/fonts'

type CodePointRange = readonly [first: number, last: number]

interface FontFile {
  /** File name in `app/design/fonts/`, without extension. */
  name: string
  typeface: Typeface
  /** File of that package. */
  subset: 'latin' | 'latin-ext'
  ranges: readonly CodePointRange[]
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

const ascii: readonly CodePointRange[] = [[0x20, 0x7e]]

const letters = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'calt']
const lettersAndFigures = [...letters, 'tnum', 'pnum']

export const fontFiles: readonly FontFile[] = [
  {
    name: 'display-english',
    typeface: display,
    subset: 'latin',
    ranges: english,
    features: letters,
  },
  {
    name: 'display-latin-1',
    typeface: display,
    subset: 'latin',
    ranges: parseRange(LATIN_ONE_RANGE),
    features: letters,
  },
  {
    name: 'display-latin-ext',
    typeface: display,
    subset: 'latin-ext',
    ranges: parseRange(EXTENDED_RANGE),
    features: letters,
  },
  {
    name: 'text-english',
    typeface: text,
    subset: 'latin',
    ranges: english,
    features: lettersAndFigures,
  },
  {
    name: 'text-latin-1',
    typeface: text,
    subset: 'latin',
    ranges: parseRange(LATIN_ONE_RANGE),
    features: lettersAndFigures,
  },
  {
    name: 'text-latin-ext',
    typeface: text,
    subset: 'latin-ext',
    ranges: parseRange(EXTENDED_RANGE),
    features: lettersAndFigures,
  },
  {
    name: 'glyphs',
    typeface: glyphs,
    subset: 'latin-ext',
    ranges: parseRange(TWI_RANGE),
    features: ['kern'],
  },
  {
    name: 'code',
    typeface: code,
    subset: 'latin',
    ranges: ascii,
    features: ['kern'],
  },
]

/** @returns the code points of a `unicode-range` in CSS */
function parseRange(range: string): CodePointRange[] {
  return range.split(',').map((part) => {
    const [first = '', last = first] = part.slice(2).split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })
}

/** @returns every character of the ranges, in order */
function charactersOf(ranges: readonly CodePointRange[]): string {
  return ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset)),
    )
    .join('')
}

function packageFolder({ source }: Typeface): string {
  return dirname(fileURLToPath(import.meta.resolve(`@fontsource-variable/${source}/package.json`)))
}

async function subset({ typeface, subset, ranges, features }: FontFile): Promise<Buffer> {
  const file = `${typeface.source}-${subset}-wght-normal.woff2`
  const original = await readFile(join(packageFolder(typeface), 'files', file))
  const [min = 0, max = min] = typeface.weight.split(' ').map(Number)
  return subsetFont(original, charactersOf(ranges), {
    targetFormat: 'woff2',
    variationAxes: { wght: min === max ? min : { min, max } },
    keepFeatures: [...features],
    noHinting: true,
  })
}

/** Deletes font files that no typeface uses. */
async function removeOthers(names: ReadonlySet<string>): Promise<void> {
  for (const name of await readdir(join(ROOT, FOLDER))) {
    if (names.has(name)) continue
    if (isCheck) reportStale(`${FOLDER}/${name}`)
    else await rm(join(ROOT, FOLDER, name))
  }
}

async function main(): Promise<void> {
  const outputs = new Map<string, Buffer>()
  for (const font of fontFiles) outputs.set(`${font.name}.woff2`, await subset(font))
  for (const { typeface } of fontFiles) {
    const license = await readFile(join(packageFolder(typeface), 'LICENSE'))
    outputs.set(`${typeface.source}.LICENSE.txt`, license)
  }
  await removeOthers(new Set(outputs.keys()))
  for (const [name, bytes] of outputs) await updateFile(`${FOLDER}/${name}`, bytes)
}

if (import.meta.main) await main()
