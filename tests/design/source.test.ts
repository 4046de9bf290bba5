import { globSync, readFileSync } from 'node:fs'
import { basename, sep } from 'node:path'
import { expect, test } from 'vitest'

/** Every source file with visible output; values belong in the tokens. */
const sources = globSync(['app/**/*.{ts,tsx}', 'server/**/*.ts'])
  .map((path) => path.split(sep).join('/'))
  .filter((path) => !/\.(test|generated)\.tsx?$/.test(path) && path !== 'app/design/tokens.ts')

const rules: readonly [name: string, pattern: RegExp][] = [
  [
    'raw colour',
    /#[0-9a-f]{6}\b|(?<![\w&])#[0-9a-f]{3}\b(?=[;,\s)'"])|\b(?:rgba?|hsla?|oklch)\(/gi,
  ],
  ['font size in px', /font(?:-size)?:[^;]*?\d(?:\.\d+)?px/g],
]

test('there are sources to check', () => {
  expect(sources.length).toBeGreaterThan(40)
  expect(sources).toContain('app/design/button/styles.ts')
})

test.each(rules)('no %s outside the tokens', (_name, pattern) => {
  const offences = sources.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        (line.match(pattern) ?? []).map((match) => `${path}:${index + 1} ${match}`),
      ),
  )
  expect(offences).toEqual([])
})

test('each rule matches its offending example', () => {
  const offending = [
    'color: #fff;',
    'fill="#11142A"',
    'background: rgb(0 0 0/.5)',
    'font-size: 12px',
  ]
  const innocent = ["href: '#button'", "href: '#text-link'", 'font: 450 1rem/1.5 x', '&#39;']
  const caught = (line: string) => rules.some(([, pattern]) => line.search(pattern) >= 0)
  expect(offending.filter((line) => !caught(line))).toEqual([])
  expect(innocent.filter(caught)).toEqual([])
})

test('a module in PascalCase exports what it is named after', () => {
  const modules = globSync('{app,schemas,studio}/**/[A-Z]*.tsx', {
    exclude: (path) => path.endsWith('.test.tsx'),
  })
  const misnamed = modules.filter((path) => {
    const name = basename(path, '.tsx')
    return !new RegExp(
      `^export (?:default )?(?:async )?(?:(?:const|function|class) )?${name}\\b`,
      'm',
    ).test(readFileSync(path, 'utf8'))
  })
  expect(modules.length).toBeGreaterThan(100)
  expect(misnamed).toEqual([])
})
