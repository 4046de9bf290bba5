/**
 * `npm run generate`: runs every generator, the ones others depend on first. With `--check` nothing
 * is written and each says which of its files are out of date. All of them run even if one fails.
 */
import { spawnSync } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

const GENERATORS = [
  // Section lists, types of documents and queries.
  'tooling/generate.ts',
  // Drawings and sample documents of the shipped content.
  'seed/artwork/build.ts',
  // The shipped dataset, then what is known of its images.
  'seed/build.ts',
  'tooling/seedImages.ts',
  // The maintenance page and the style sheets with the brand's colours.
  'tooling/brandFiles.ts',
  // The chart and the tables of docs/performance.md, from the stored figures.
  'benchmarks/report.ts',
  // Subsets of the fonts.
  'tooling/fonts.ts',
  // The table of layers in docs/architecture.md.
  'tooling/layersTable.ts',
]

const failed = GENERATORS.filter((generator) => {
  const { status } = spawnSync(process.execPath, [generator, ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  return status !== 0
})
for (const generator of failed) console.error(`${generator} failed`)
process.exitCode = failed.length === 0 ? 0 : 1
