import { describe, expect, test } from 'vitest'
import { checkConfiguration, checkMarkdown, checkSource } from './vocabulary.ts'

const foundIn = (code: string, file = 'a.ts') =>
  checkSource(file, code, ['words', 'spreads']).map(({ line, found }) => `${line} ${found}`)

describe('vocabulary of a TypeScript file', () => {
  test('line, block and JSX comments are checked', () => {
    const code = `// Nobody waits.
/**
 * Kept for tabs of
 * before the deployment.
 */
const view = <p>{/* Drawn anew. */}Whoever reads this</p> // and mended`
    expect(foundIn(code, 'a.tsx')).toEqual(['1 Nobody', '3 of before', '6 anew', '6 mended'])
  })

  test('test names are checked, other strings and identifiers are not', () => {
    const code = `const nobody = 'somebody'
test('nobody waits', () => {})
describe.each([1])('it is made anew', () => {})`
    expect(foundIn(code)).toEqual(['2 nobody', '3 anew'])
  })

  test('texts are checked where the rule is enabled, single words in strings are not', () => {
    const code = `const layout = 'beside'
const text = 'The words beside it'
const view = <p title="Somebody did it">
  Tell whoever runs it, {\`by \${you} meanwhile\`}
</p>`
    const found = checkSource('a.tsx', code, ['words', 'texts'])
    expect(found.map((one) => `${one.line} ${one.found}`)).toEqual([
      '2 beside',
      '3 Somebody',
      '4 whoever',
      '4 meanwhile',
    ])
    expect(foundIn(code, 'a.tsx')).toEqual([])
  })

  test('a literal spread into a literal is found, a conditional spread is not', () => {
    const code = `const one = {
  a,
  ...{ b, c },
  ...(d ? { d } : {}),
  ...rest,
}`
    expect(foundIn(code)).toEqual(['3 ...{'])
  })

  test('a literal list spread into a list or a call is found, a result is not', () => {
    const code = `const list = [
  a,
  ...[b, c],
  ...[d].map(run),
]
run(...[e, f])`
    expect(foundIn(code)).toEqual(['3 ...[', '6 ...['])
  })

  test('a literal spread into JSX is found, unless it has a computed key', () => {
    const code = `const one = <p {...{ id, title: 'a' }} {...rest} />
const two = <p {...{ [NAME]: '', id }} />`
    expect(foundIn(code, 'a.tsx')).toEqual(['1 ...{'])
  })

  test('a rule that is not enabled finds nothing', () => {
    expect(checkSource('a.ts', 'const one = { ...{ a } } // anew', [])).toEqual([])
  })

  test('the suggestion belongs to the word', () => {
    const [finding] = checkSource('a.ts', '// drawn anew', ['words'])
    expect(finding).toEqual({ file: 'a.ts', line: 1, found: 'anew', suggestion: 'again' })
  })
})

describe('vocabulary of a document', () => {
  test('prose is checked; code, link targets and generated parts are not', () => {
    const text = `Run it in
earnest with \`nobody\`, see [here](anew.md).

\`\`\`
nobody
\`\`\`

<!-- figures: machine -->
made anew
<!-- end -->
Meanwhile`
    const found = checkMarkdown('a.md', text).map(({ line, found }) => `${line} ${found}`)
    expect(found).toEqual(['1 in earnest', '11 Meanwhile'])
  })
})

test('a configuration file is checked, also a phrase on two lines of comments', () => {
  const text = `# Put it beside this file: an
# own line.
key: value`
  const found = checkConfiguration('a.yaml', text).map(({ line, found }) => `${line} ${found}`)
  expect(found).toEqual(['1 beside', '1 an own'])
})
