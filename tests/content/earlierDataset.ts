import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

const SEED = join(import.meta.dirname, '../../seed/dataset')
export const MIGRATIONS = join(import.meta.dirname, '../../migrations')

/**
 * A seed folder with the documents shipped before the first migration, and current assets. The
 * caller removes it.
 */
export async function earlierDataset(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'earlier-dataset-'))
  const packed = await readFile(join(import.meta.dirname, 'fixtures/firstDataset.ndjson.gz'))
  await writeFile(join(dir, 'data.ndjson'), gunzipSync(packed))
  for (const name of ['images', 'files', 'assets.json']) {
    await cp(join(SEED, name), join(dir, name), { recursive: true })
  }
  return dir
}
