/**
 * Writes the table of layers in `docs/architecture.md` from `tooling/layers.json`, which
 * `npm run check:layers` enforces. `--check` only reports whether the table is up to date.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import layers from './layers.json' with { type: 'json' }

const DOCUMENT = join(import.meta.dirname, '../docs/architecture.md')
const TABLE = /(?<=<!-- layers -->\n)[\s\S]*?(?=<!-- end -->)/

function table(): string {
  const rows = layers.map(({ path, purpose, mayImport }) => {
    const others = mayImport.filter((other) => other !== path)
    const imports = others.map((other) => `\`${other}\``).join(', ') || 'libraries only'
    return `| \`${path}\` | ${purpose} | ${imports} |\n`
  })
  return `| layer | contents | may import |\n|---|---|---|\n${rows.join('')}`
}

const text = await readFile(DOCUMENT, 'utf8')
if (!TABLE.test(text)) throw new Error('docs/architecture.md has no <!-- layers --> … <!-- end -->')
const fresh = text.replace(TABLE, table)
if (fresh !== text) {
  if (process.argv.includes('--check')) {
    console.error('The table of layers is out of date. Run "npm run generate" and commit it.')
    process.exitCode = 1
  } else {
    await writeFile(DOCUMENT, fresh)
    console.log('Wrote the table of layers in docs/architecture.md')
  }
}
