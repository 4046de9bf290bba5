/**
 * Writes `seed/dataset/assets.json`, in Sanity's export format: the metadata of each shipped
 * image (size, palette, placeholder), so that the first start need not decode them all, which takes
 * a second and 80 MB.
 *
 * `node tooling/seedImages.ts` writes the file; `--check` only reports whether it contains every
 * image.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describeImages, imageKeys } from '../lake/import/knownImages.ts'

const DATASET = join(dirname(dirname(fileURLToPath(import.meta.url))), 'seed/dataset')
const IMAGES = join(DATASET, 'images')
const OUTPUT = join(DATASET, 'assets.json')

/** One image per line, so that a changed drawing changes one line. */
async function write(): Promise<void> {
  const known = Object.entries(await describeImages(IMAGES))
  const lines = known.map(([key, image]) => `${JSON.stringify(key)}:${JSON.stringify(image)}`)
  await writeFile(OUTPUT, `{\n${lines.join(',\n')}\n}\n`)
  console.log(`Wrote ${relative(process.cwd(), OUTPUT)}: ${lines.length} images`)
}

/** The bytes of a placeholder differ between machines, so only its presence is checked. */
async function isCurrent(): Promise<boolean> {
  const text = await readFile(OUTPUT, 'utf8').catch(() => '{}')
  const keys: string[] = Object.keys(JSON.parse(text)).sort()
  return JSON.stringify(keys) === JSON.stringify([...new Set(await imageKeys(IMAGES))])
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
