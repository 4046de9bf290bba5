import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** Syntax that the oldest supported browsers drop, with the whole declaration. */
interface Rule {
  name: string
  unsupported: RegExp
  /** The declaration that has to precede it; without one the syntax is not allowed. */
  fallback?(declaration: string): string
  offending: string
}

const rules: readonly Rule[] = [
  {
    name: 'alternative text of generated content (Safari 17.4, Firefox 128)',
    unsupported: /\bcontent: .+ \/ ''/,
    fallback: (declaration) => declaration.replace(" / ''", ''),
    offending: "content: attr(data-label) / '';",
  },
]

const sources = globSync('app/**/*.{ts,tsx}').filter((path) => !/\.(test|generated)\./.test(path))

function offences(rule: Rule, text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter(
    (line, index) =>
      rule.unsupported.test(line) && (!rule.fallback || lines[index - 1] !== rule.fallback(line)),
  )
}

describe.each(rules)('CSS with $name', (rule) => {
  test('has a fallback for older browsers, or is not used', () => {
    const found = sources.flatMap((path) =>
      offences(rule, readFileSync(path, 'utf8')).map((line) => `${path}: ${line}`),
    )
    expect(found).toEqual([])
  })

  test('is found', () => {
    expect(offences(rule, rule.offending)).toEqual([rule.offending])
  })
})
