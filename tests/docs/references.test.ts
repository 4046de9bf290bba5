import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { lexer, type Token, walkTokens } from 'marked'
import { expect, test } from 'vitest'

/**
 * Documents refer to files, headings and scripts. Superseded records name what no longer exists.
 */

const EXCLUDED = ['node_modules', 'build', '.cache', '.data']
const DOCUMENTS = globSync(['**/*.md', '.github/**/*.md'], { exclude: EXCLUDED }).sort()
/** Other documents may name files and scripts that have been removed since. */
const CURRENT = DOCUMENTS.filter(
  (document) =>
    document !== 'CHANGELOG.md' && !/^Status: superseded by/m.test(readFileSync(document, 'utf8')),
)

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const FOLDERS = globSync(['*', '.ci', '.github'], { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['build', 'node_modules'].includes(entry.name))
  .map(({ name }) => name)
const SOURCE_FILE = /\.(?:tsx?|js|cjs|css|html|svg)$/
/** Names with a part for the reader to fill in: `<type>`, `NNNN`, and conventions. */
const PLACEHOLDER = /[<…]|NNNN|^(?:Pascal|camel)Case/

interface References {
  /** Relative targets of links and pictures. */
  links: string[]
  /** Anchors of headings, as GitHub derives them. */
  anchors: string[]
  /** Files and folders of the project, also as arguments of commands. */
  paths: string[]
  /** What `npm run` is followed by; ends in `…` if it is the beginning of several names. */
  scripts: string[]
}

/** @returns what a document refers to */
function referencesOf(markdown: string): References {
  const found: References = { links: [], anchors: [], paths: [], scripts: [] }
  walkTokens(lexer(markdown), (token: Token) => {
    if (token.type === 'link' || token.type === 'image') {
      if (!/^[a-z]+:/.test(token.href)) found.links.push(token.href)
    } else if (token.type === 'heading') {
      const anchor = anchorOf(token.text)
      const earlier = found.anchors.filter((one) => one.replace(/-\d+$/, '') === anchor).length
      found.anchors.push(earlier === 0 ? anchor : `${anchor}-${earlier}`)
    } else if (token.type === 'codespan' || token.type === 'code') {
      const words = token.text.split(/\s+/).filter((word: string) => !PLACEHOLDER.test(word))
      found.paths.push(...words.filter(isPath))
      const names = token.text.matchAll(/npm run (?:--silent )?([\w:-]+…?)/g)
      found.scripts.push(...[...names].map(([, name]: RegExpMatchArray) => name ?? ''))
    }
  })
  return found
}

function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')
}

/** A path begins with a folder of the project, or is the name of a source file alone. */
function isPath(word: string): boolean {
  const [folder = '', ...rest] = word.split('/')
  return rest.length > 0 ? FOLDERS.includes(folder) : SOURCE_FILE.test(word)
}

/** A module may be named without its extension, and a file without its folder. */
function exists(path: string): boolean {
  if (existsSync(path)) return true
  const patterns = path.includes('/') ? [path, `${path}.*`] : [`**/${path}`]
  return globSync(patterns, { exclude: EXCLUDED }).length > 0
}

/** @returns whether the target of a link exists, its heading included */
function leadsSomewhere(document: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? document : join(dirname(document), path)
  if (!existsSync(target)) return false
  return anchor === undefined || referencesOf(readFileSync(target, 'utf8')).anchors.includes(anchor)
}

function isScript(name: string): boolean {
  return name.endsWith('…')
    ? Object.keys(scripts).some((script) => script.startsWith(name.slice(0, -1)))
    : name in scripts
}

test('references to missing files, headings and scripts are found', () => {
  const text = `# One (and two)
[a](gone.md) [b](#one-and-two) [c](#gone) [d](docs/operations.md#gone) [e](https://example.org)
\`server/gone.ts\`, \`app/\`, \`DATA_DIR/lake/x\`, \`app/sections/<type>/\`, \`npm run gone\`, \`npm run check:…\`

    npx vitest run tests/gone.test.ts`
  const found = referencesOf(text)
  expect(found.anchors).toEqual(['one-and-two'])
  expect(found.links).toEqual(['gone.md', '#one-and-two', '#gone', 'docs/operations.md#gone'])
  expect(found.links.some((link) => leadsSomewhere('SECURITY.md', link))).toBe(false)
  expect(leadsSomewhere('SECURITY.md', 'docs/operations.md#variables')).toBe(true)
  expect(found.paths.map((path) => [path, exists(path)])).toEqual([
    ['server/gone.ts', false],
    ['app/', true],
    ['tests/gone.test.ts', false],
  ])
  expect(found.scripts.map((name) => [name, isScript(name)])).toEqual([
    ['gone', false],
    ['check:…', true],
  ])
})

test('documents of all folders are checked', () => {
  expect(DOCUMENTS).toEqual(
    expect.arrayContaining(['README.md', 'docs/operations.md', 'seed/artwork/README.md']),
  )
  expect(DOCUMENTS).toContain('.github/pull_request_template.md')
})

const referencesIn = (document: string) => referencesOf(readFileSync(document, 'utf8'))

test.each(DOCUMENTS)('%s links to existing files and headings', (document) => {
  const { links } = referencesIn(document)
  expect(links.filter((link) => !leadsSomewhere(document, link))).toEqual([])
})

test.each(CURRENT)('%s names existing files and scripts', (document) => {
  const found = referencesIn(document)
  expect(found.paths.filter((path) => !exists(path))).toEqual([])
  expect(found.scripts.filter((name) => !isScript(name))).toEqual([])
})
