/**
 * Generates the site's font files: subsets of the open fonts in @fontsource-variable, written to
 * `app/design/fonts/` and committed with their licences. The characters that a file has are written
 * for its `unicode-range`: a browser fetches a file for each character that its face declares.
 */
import { readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { code, display, glyphs, type Typeface, text } from '../../app/design/typefaces.ts'
import { codePointsIn, coveredBy, unicodeRange } from './fontCoverage.ts'
import { isCheck, ROOT, reportStale, updateFile } from './generatedFile.ts'

const FOLDER = 'app/design/fonts'
const RANGES_FILE = 'app/design/fontRanges.generated.ts'

interface FontFile {
  /** File name in `app/design/fonts/`, without extension. */
  name: string
  typeface: Typeface
  /** File of that package. */
  subset: 'latin' | 'latin-ext'
  /** Wanted, as `unicode-range`; a file contains those that its typeface has. */
  characters: string
  /** OpenType features to retain; all others are dropped. */
  features: readonly string[]
}

/** English with typographic punctuation: the characters that pages show first, hence preloaded. */
const ENGLISH =
  'U+0020-007E,U+00A0,U+00A3,U+00A9,U+00AB,U+00AD-00AE,U+00B0,U+00B7,U+00BB,U+00D7,U+00E8-00E9,U+2010-2015,U+2018-201E,U+2022,U+2026,U+20AC,U+2190-2193,U+2212'

const ASCII = 'U+0020-007E'

/** The rest of Latin-1 and of common punctuation. Kerning makes each of these letters large. */
const LATIN_ONE =
  'U+00A1-00A2,U+00A4-00A8,U+00AA,U+00AC,U+00AF,U+00B1-00B6,U+00B8-00BA,U+00BC-00D6,U+00D8-00E7,U+00EA-00FF,U+0131,U+0152-0153,U+2020-2021,U+2030,U+2039-203A,U+2044,U+2122,U+2215'

/**
 * Foreign names, and the letters of Twi, Ewe, Ga, Dagbani with their tone marks. The text face lacks
 * those of these languages: `glyphs` has the ones of Twi, only the display face has the others.
 */
const EXTENDED =
  'U+0100-0130,U+0132-0151,U+0154-01C3,U+01CD-01DC,U+0218-021B,U+0237-0263,U+0269,U+028B,U+0292,U+0300-0304,U+1E3E-1E3F,U+1EBC-1EBD,U+20A6,U+20B5'

/** The open vowels of Twi and the cedi sign. */
const TWI_AND_CEDI = 'U+0186,U+0190,U+0254,U+025B,U+20B5'

const letters = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'calt']
const lettersAndFigures = [...letters, 'tnum', 'pnum']

export const fontFiles: readonly FontFile[] = [
  {
    name: 'display-english',
    typeface: display,
    subset: 'latin',
    characters: ENGLISH,
    features: letters,
  },
  {
    name: 'display-latin-1',
    typeface: display,
    subset: 'latin',
    characters: LATIN_ONE,
    features: letters,
  },
  {
    name: 'display-latin-ext',
    typeface: display,
    subset: 'latin-ext',
    characters: EXTENDED,
    features: letters,
  },
  {
    name: 'text-english',
    typeface: text,
    subset: 'latin',
    characters: ENGLISH,
    features: lettersAndFigures,
  },
  {
    name: 'text-latin-1',
    typeface: text,
    subset: 'latin',
    characters: LATIN_ONE,
    features: lettersAndFigures,
  },
  {
    name: 'text-latin-ext',
    typeface: text,
    subset: 'latin-ext',
    characters: EXTENDED,
    features: lettersAndFigures,
  },
  {
    name: 'glyphs',
    typeface: glyphs,
    subset: 'latin-ext',
    characters: TWI_AND_CEDI,
    features: ['kern'],
  },
  {
    name: 'code',
    typeface: code,
    subset: 'latin',
    characters: ASCII,
    features: ['kern'],
  },
]

function packageFolder({ source }: Typeface): string {
  return dirname(fileURLToPath(import.meta.resolve(`@fontsource-variable/${source}/package.json`)))
}

async function subset({ typeface, subset, characters, features }: FontFile): Promise<Buffer> {
  const file = `${typeface.source}-${subset}-wght-normal.woff2`
  const original = await readFile(join(packageFolder(typeface), 'files', file))
  const [min = 0, max = min] = typeface.weight.split(' ').map(Number)
  return subsetFont(original, String.fromCodePoint(...codePointsIn(characters)), {
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
  const ranges: Record<string, string> = {}
  for (const font of fontFiles) {
    const bytes = await subset(font)
    outputs.set(`${font.name}.woff2`, bytes)
    ranges[font.name] = unicodeRange(await coveredBy(bytes, codePointsIn(font.characters)))
  }
  for (const { typeface } of fontFiles) {
    const license = await readFile(join(packageFolder(typeface), 'LICENSE'))
    outputs.set(`${typeface.source}.LICENSE.txt`, license)
  }
  await removeOthers(new Set(outputs.keys()))
  for (const [name, bytes] of outputs) await updateFile(`${FOLDER}/${name}`, bytes)
  await updateFile(RANGES_FILE, rangesModule(ranges))
}

function rangesModule(ranges: Readonly<Record<string, string>>): string {
  const lines = Object.entries(ranges).map(([name, range]) => `  '${name}': '${range}',`)
  return `/** Written by \`npm run generate\` from the font files: the characters of each. */
export const fontRanges = {
${lines.join('\n')}
}
`
}

if (import.meta.main) await main()
