/**
 * `npm run generate`: runs every generator, the ones others depend on first. With `--check` nothing
 * is written and each says which of its files are out of date. All of them run even if one fails.
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { errorMessage } from '../runtime/errorMessage.ts'
import { reportFailure, UsageError } from './commandLine.ts'

const ROOT = join(import.meta.dirname, '..')
const FOLDER = 'tooling/generate'

const GENERATORS = [
  // Section lists, types of documents and queries.
  `${FOLDER}/sectionsAndTypes.ts`,
  // Drawings and sample documents of the shipped content.
  `${FOLDER}/drawings.ts`,
  // The shipped dataset, then the metadata of its images.
  `${FOLDER}/dataset.ts`,
  `${FOLDER}/seedImages.ts`,
  // The maintenance page and the style sheets with the brand's colours.
  `${FOLDER}/brandFiles.ts`,
  // The chart and the tables of docs/performance.md, from the stored figures.
  'benchmarks/report.ts',
  // Subsets of the fonts.
  `${FOLDER}/fonts.ts`,
  // The table of layers in docs/architecture.md.
  `${FOLDER}/layersTable.ts`,
]

function main(): void {
  const args = parseArguments()
  const failed = GENERATORS.filter((generator) => {
    const { status } = spawnSync(process.execPath, [generator, ...args], {
      cwd: ROOT,
      stdio: 'inherit',
    })
    return status !== 0
  })
  for (const generator of failed) console.error(`${generator} failed`)
  process.exitCode = failed.length === 0 ? 0 : 1
}

/** @throws UsageError if there is another argument than `--check` */
function parseArguments(): string[] {
  try {
    const { values } = parseArgs({ options: { check: { type: 'boolean' } } })
    return values.check ? ['--check'] : []
  } catch (error) {
    throw new UsageError(errorMessage(error), 'Usage: npm run generate [-- --check]')
  }
}

try {
  main()
} catch (error) {
  reportFailure(error)
}
