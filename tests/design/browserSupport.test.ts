import { globSync, readFileSync } from 'node:fs'
import { sep } from 'node:path'
import { describe, expect, test } from 'vitest'

/** Syntax that the oldest supported browsers drop, with the whole declaration. */
interface Rule {
  name: string
  unsupported: RegExp
  /** The declaration that has to precede it; without one the syntax is not allowed. */
  fallback?(declaration: string): string
  /** Files whose styles apply only in browsers that have it. */
  except?: readonly string[]
  offending: string
}

const rules: readonly Rule[] = [
  {
    name: 'alternative text of generated content (Safari 17.4, Firefox 128)',
    unsupported: /\bcontent: .+ \/ ''/,
    fallback: (declaration) => declaration.replace(" / ''", ''),
    offending: "content: attr(data-label) / '';",
  },
  {
    name: 'viewport units for changing toolbars (Chrome 108)',
    unsupported: /\d[dls]vh\b/,
    fallback: (declaration) => declaration.replaceAll(/[dls]vh\b/g, 'vh'),
    // Every browser with popovers has the units.
    except: ['app/siteShell/mainNavigationStyles.ts', 'app/siteShell/mobileMenuStyles.ts'],
    offending: 'max-height: calc(100dvh - 40px);',
  },
  {
    name: 'a transform of its own property (Chrome 104)',
    unsupported: /(?:^|transition: |{ )(?:translate|rotate|scale)[: ]/,
    offending: 'rotate: 180deg;',
  },
  {
    name: 'text-decoration of several values (Safari 26.2)',
    unsupported: /text-decoration: \S+ /,
    offending: 'text-decoration: underline red 3px;',
  },
]

const sources = globSync('app/**/*.{ts,tsx}')
  .map((path) => path.split(sep).join('/'))
  .filter((path) => !/\.(test|generated)\./.test(path))

function offences(rule: Rule, text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter(
    (line, index) =>
      rule.unsupported.test(line) && (!rule.fallback || lines[index - 1] !== rule.fallback(line)),
  )
}

describe.each(rules)('CSS with $name', (rule) => {
  test('has a fallback for older browsers, or is not used', () => {
    const found = sources
      .filter((path) => !rule.except?.includes(path))
      .flatMap((path) =>
        offences(rule, readFileSync(path, 'utf8')).map((line) => `${path}: ${line}`),
      )
    expect(found).toEqual([])
  })

  test('is found', () => {
    expect(offences(rule, rule.offending)).toEqual([rule.offending])
  })
})
