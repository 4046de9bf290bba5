import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The project's folder, from which generated files are named. */
export const ROOT = join(import.meta.dirname, '../..')

/** Whether the program was started with `--check`: nothing is written. */
export const isCheck = process.argv.includes('--check')

/** Reports a file that is out of date, and makes the program fail. */
export function reportStale(file: string): void {
  console.error(`${file} is out of date. Run "npm run generate" and commit it.`)
  process.exitCode = 1
}

/**
 * Writes a generated file if its content has changed, or with `--check` reports that it is stale.
 *
 * @param file from the project's folder
 * @returns whether the file is up to date now
 */
export async function updateFile(file: string, content: string | Buffer): Promise<boolean> {
  const path = join(ROOT, file)
  const bytes = Buffer.from(content)
  const present = await readFile(path).catch(() => undefined)
  if (present?.equals(bytes)) return true
  if (isCheck) {
    reportStale(file)
    return false
  }
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, bytes)
  console.log(`Wrote ${file}`)
  return true
}
