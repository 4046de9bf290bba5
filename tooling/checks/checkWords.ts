/**
 * `npm run check:words`: comments, test names, documents, configuration files and the texts of the
 * Studio use the field's terms, and object literals spread no literals. The copy of the website has
 * a style of its own.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkConfiguration, checkMarkdown, checkSource, type Rule } from './vocabulary.ts'

/** Rules of all files; `texts` is added for those that editors see. */
const RULES: readonly Rule[] = ['words', 'spreads']

/** Folders of the project's root without sources. */
const NOT_SOURCES = /^(?:build|node_modules|\.(?!github$).*)$/
/** What editors and staff read. */
const STUDIO_TEXTS =
  /^(?:studio|schemas|app\/preview|server\/preview|submissions\/inbox)\/(?!.*\.test\.)/
const CHECKED = /\.(?:tsx?|c?js|md|css|ya?ml|conf|service)$/
const CONFIGURATION = /\.(?:css|ya?ml|conf|service)$/
/** The changelog is history. */
const SKIPPED = /^CHANGELOG\.md$|\.generated\.ts$|(?:^|\/)(?:node_modules|dist|build\/client)\//

function filesToCheck(): string[] {
  const folders = readdirSync('.', { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !NOT_SOURCES.test(entry.name),
  )
  const below = folders.flatMap(({ name }) =>
    readdirSync(name, { recursive: true, encoding: 'utf8' }).map((file) => join(name, file)),
  )
  return [...readdirSync('.'), ...below].filter((file) => CHECKED.test(file) && !SKIPPED.test(file))
}

const findings = filesToCheck().flatMap((file) => {
  const text = readFileSync(file, 'utf8')
  if (file.endsWith('.md')) return checkMarkdown(file, text)
  if (CONFIGURATION.test(file)) return checkConfiguration(file, text)
  return checkSource(file, text, STUDIO_TEXTS.test(file) ? [...RULES, 'texts'] : RULES)
})
for (const { file, line, found, suggestion } of findings) {
  console.error(`${file}:${line}: “${found}”: ${suggestion}`)
}
if (findings.length > 0) {
  console.error(`${findings.length} to rewrite; see “Conventions” in CONTRIBUTING.md`)
  process.exit(1)
}
