import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Tests are in no build. */
const NOT_BUILT = /\.test\.tsx?$/

/**
 * A hash of a build's inputs: names and contents of files and folders.
 * @param inputs files and folders relative to `root`; a missing one counts as absent
 * @returns 64 hexadecimal digits
 */
export function fingerprint(root: string, inputs: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of inputs.flatMap((input) => filesOf(root, input)).sort()) {
    hash.update(`${file}\0`)
    hash.update(
      createHash('sha256')
        .update(readFileSync(join(root, file)))
        .digest(),
    )
  }
  return hash.digest('hex')
}

function filesOf(root: string, input: string): string[] {
  const path = join(root, input)
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [input]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !NOT_BUILT.test(file) && !file.includes('/node_modules/'))
}
