/**
 * Writes `seed/dataset/assets.json`, in Sanity's export format: the metadata of each shipped
 * image (size, palette, placeholder), so that the first start need not decode them all, which takes
 * a second and 80 MB. It has the text alternative of each image too, by which the library of the
 * Studio finds it.
 *
 * `node tooling/seedImages.ts` writes the file; `--check` only reports whether it contains every
 * image.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describeImages, imageKeys, type KnownImage } from '../lake/import/knownImages.ts'
import { catalogue, IMAGE_DIRECTORY } from '../seed/artwork/catalogue.ts'

const DATASET = join(dirname(dirname(fileURLToPath(import.meta.url))), 'seed/dataset')
const IMAGES = join(DATASET, 'images')
const OUTPUT = join(DATASET, 'assets.json')

type Entries = Readonly<Record<string, KnownImage & { altText?: string }>>

const ALT_TEXTS = new Map(
  catalogue
    .filter(({ alt, file }) => alt !== '' && dirname(file) === IMAGE_DIRECTORY)
    .map(({ alt, file }) => [basename(file), alt]),
)

function withAltTexts(images: Entries): Entries {
  const entries = Object.entries(images).map(([key, { altText: _, ...image }]) => {
    const altText = ALT_TEXTS.get(image.originalFilename)
    return [key, { ...image, ...(altText !== undefined && { altText }) }]
  })
  return Object.fromEntries(entries)
}

/** One image per line, so that a changed drawing changes one line. */
async function write(): Promise<void> {
  const present = await read()
  const images = (await hasEveryImage(present)) ? present : await describeImages(IMAGES)
  const lines = Object.entries(withAltTexts(images)).map(
    ([key, image]) => `${JSON.stringify(key)}:${JSON.stringify(image)}`,
  )
  await writeFile(OUTPUT, `{\n${lines.join(',\n')}\n}\n`)
  console.log(`Wrote ${relative(process.cwd(), OUTPUT)}: ${lines.length} images`)
}

async function read(): Promise<Entries> {
  return JSON.parse(await readFile(OUTPUT, 'utf8').catch(() => '{}'))
}

/** The bytes of a placeholder differ between machines, so only its presence is checked. */
async function hasEveryImage(present: Entries): Promise<boolean> {
  const keys = Object.keys(present).sort()
  return JSON.stringify(keys) === JSON.stringify([...new Set(await imageKeys(IMAGES))])
}

async function isCurrent(): Promise<boolean> {
  const present = await read()
  const isSame = JSON.stringify(withAltTexts(present)) === JSON.stringify(present)
  return isSame && (await hasEveryImage(present))
}

if (!(await isCurrent())) {
  if (process.argv.includes('--check')) {
    const name = relative(process.cwd(), OUTPUT)
    console.error(`${name} is out of date. Run "node tooling/seedImages.ts" and commit it.`)
    process.exitCode = 1
  } else {
    await write()
  }
}
