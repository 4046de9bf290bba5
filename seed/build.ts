/**
 * Writes the shipped dataset, `seed/dataset/data.ndjson`, in Sanity's import format: a
 * document a line, assets named by file. The embedded lake is filled from it when it is empty;
 * `sanity dataset import` takes it too.
 *
 * `node seed/build.ts` writes the file; `--check` only says whether it is up to date.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { seedDocuments } from './content/index.ts'

const DATASET = fileURLToPath(new URL('./dataset/data.ndjson', import.meta.url))

/** @returns the dataset's text: documents by id, so that adding one changes one line */
function dataset(): string {
  const byId = seedDocuments.toSorted((a, b) => (String(a._id) < String(b._id) ? -1 : 1))
  return byId.map((document) => `${JSON.stringify(document)}\n`).join('')
}

async function main(): Promise<number> {
  const fresh = dataset()
  const present = await readFile(DATASET, 'utf8').catch(() => '')
  if (fresh === present) return 0
  const name = relative(process.cwd(), DATASET)
  if (process.argv.includes('--check')) {
    console.error(`${name} is out of date. Run "node seed/build.ts" and commit it.`)
    return 1
  }
  await writeFile(DATASET, fresh)
  console.log(`Wrote ${name}: ${seedDocuments.length} documents`)
  return 0
}

process.exitCode = await main()
