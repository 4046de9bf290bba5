/**
 * Writes `seed/dataset/assets.json`, in Sanity's export format: size, palette and placeholder of
 * each shipped image, so that the first start does not decode them all, which takes a second and
 * 80 MB. The Studio's library searches the text alternatives in it.
 */
import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import {
  describeImages,
  imageKeys,
  type PrecomputedImage,
} from '../../lake/import/imageMetadata.ts'
import { catalogue, IMAGE_DIRECTORY } from '../../seed/artwork/catalogue.ts'
import { isCheck, ROOT, reportStale, updateFile } from './generatedFile.ts'

const IMAGES = join(ROOT, 'seed/dataset/images')
const OUTPUT = 'seed/dataset/assets.json'

type Entries = Readonly<Record<string, PrecomputedImage & { altText?: string }>>

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
function format(images: Entries): string {
  const lines = Object.entries(images).map(
    ([key, image]) => `${JSON.stringify(key)}:${JSON.stringify(image)}`,
  )
  return `{\n${lines.join(',\n')}\n}\n`
}

async function read(): Promise<Entries> {
  return JSON.parse(await readFile(join(ROOT, OUTPUT), 'utf8').catch(() => '{}'))
}

/** The bytes of a placeholder differ between machines, so only its presence is checked. */
async function hasEveryImage(present: Entries): Promise<boolean> {
  const keys = Object.keys(present).sort()
  return JSON.stringify(keys) === JSON.stringify([...new Set(await imageKeys(IMAGES))])
}

const present = await read()
const isComplete = await hasEveryImage(present)
if (isCheck && !isComplete) reportStale(OUTPUT)
else {
  const images = isComplete ? present : await describeImages(IMAGES)
  await updateFile(OUTPUT, format(withAltTexts(images)))
}
