/**
 * Writes the drawings and the sample documents.
 *
 *   node seed/artwork/build.ts [filter]           writes those whose name contains it
 *   node seed/artwork/build.ts --check [filter]   exits 1 naming files that are stale
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { produce, products } from './produce.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

async function committed(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(join(root, file))
  } catch {
    return undefined
  }
}

/** Names the products whose committed bytes differ from what the generators draw now. */
async function stale(filter: string): Promise<string[]> {
  const found: string[] = []
  for (const product of products.filter(({ name }) => name.includes(filter))) {
    const [now, before] = await Promise.all([produce(product), committed(product.file)])
    if (!before?.equals(now)) found.push(product.file)
  }
  return found
}

async function write(filter: string): Promise<void> {
  for (const product of products.filter(({ name }) => name.includes(filter))) {
    const bytes = await produce(product)
    const path = join(root, product.file)
    await mkdir(dirname(path), { recursive: true })
    if (!(await committed(product.file))?.equals(bytes)) {
      await writeFile(path, bytes)
      console.log(`wrote ${relative(process.cwd(), path)} (${bytes.length} bytes)`)
    }
  }
}

const words = process.argv.slice(2)
const filter = words.find((word) => !word.startsWith('--')) ?? ''
if (words.includes('--check')) {
  const files = await stale(filter)
  for (const file of files) console.error(`stale: ${file} (run node seed/artwork/build.ts)`)
  process.exitCode = files.length > 0 ? 1 : 0
} else {
  await write(filter)
}
