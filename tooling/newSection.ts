/**
 * Creates a section type from a template, wires it, and takes the picture for the Studio's picker.
 * See docs/architecture.md.
 *
 * npm run new:section priceList
 */
import { spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sectionNameProblem } from './newSection/sectionName.ts'
import { templateFiles } from './newSection/template.ts'

const ROOT = join(import.meta.dirname, '..')

async function main(type = ''): Promise<number> {
  const error =
    type === '' ? 'Name the section: npm run new:section priceList' : sectionNameProblem(type)
  if (error) {
    console.error(error)
    return 1
  }
  for (const [path, text] of templateFiles(type)) {
    const file = join(ROOT, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text, { flag: 'wx' })
    console.log(`Wrote ${path}`)
  }
  const code =
    run('tooling/generate/sectionsAndTypes.ts') || run('tests/pictures/sectionPictures.ts', type)
  if (code === 0)
    console.log(
      `Next: edit the first four of these files, as “Add a section” in docs/architecture.md describes. "npm run dev" shows their examples at /gallery/sections?type=${type}.`,
    )
  else
    console.error(
      `The files are written, the rest failed. Correct the error above, then finish with "npm run generate" and "npm run pictures:sections ${type}".`,
    )
  return code
}

/** @returns the exit code */
function run(...command: readonly string[]): number {
  return spawnSync(process.execPath, command, { cwd: ROOT, stdio: 'inherit' }).status ?? 1
}

process.exitCode = await main(process.argv[2])
