import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the modules with styles are one file, so that every start evaluates them in one order', () => {
  const files = globSync('build/site/server/**/*.js')
  const styled = files.filter((file) =>
    /from ["']styled-components["']/.test(readFileSync(file, 'utf8')),
  )
  expect(styled).toHaveLength(1)
})
