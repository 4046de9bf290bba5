/**
 * Writes the table of layers in `docs/architecture.md` from `tooling/layers.json`, which
 * `npm run check:layers` enforces.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import layers from '../layers.json' with { type: 'json' }
import { ROOT, updateFile } from './generatedFile.ts'

const DOCUMENT = 'docs/architecture.md'
const TABLE = /(?<=<!-- layers -->\n)[\s\S]*?(?=<!-- end -->)/

function table(): string {
  const rows = layers.map(({ path, purpose, mayImport }) => {
    const others = mayImport.filter((other) => other !== path)
    const imports = others.map((other) => `\`${other}\``).join(', ') || 'libraries only'
    return `| \`${path}\` | ${purpose} | ${imports} |\n`
  })
  return `| layer | contents | may import |\n|---|---|---|\n${rows.join('')}`
}

const text = await readFile(join(ROOT, DOCUMENT), 'utf8')
if (!TABLE.test(text)) throw new Error('docs/architecture.md has no <!-- layers --> … <!-- end -->')
await updateFile(DOCUMENT, text.replace(TABLE, table))
