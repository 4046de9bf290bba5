import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { missingInScript, missingInSources, readApiSupport } from './browserApis.ts'

const support = readApiSupport()

describe('APIs in a bundled script', () => {
  test('finds static methods and methods of built-in objects that old browsers lack', () => {
    const code = 'const b=URL.canParse(a),c=[3,1].toSorted(),d=e.findLastIndex(f),g=Promise.try(h)'
    expect([...missingInScript('a.js', code, support)]).toEqual([
      'URL.canParse',
      'toSorted',
      'findLastIndex',
      'Promise.try',
    ])
  })

  test('does not report APIs that all supported browsers have', () => {
    const code =
      'Object.hasOwn(a,"b");[1].at(-1);new URL(c).searchParams.get("d");Intl.NumberFormat'
    expect([...missingInScript('a.js', code, support)]).toEqual([])
  })
})

describe('APIs in sources', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'nsaa-apis-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  function namesIn(code: string): string[] {
    const file = join(folder, 'source.ts')
    writeFileSync(file, `export {}\n${code}`)
    const program = ts.createProgram([file], {
      target: ts.ScriptTarget.ES2023,
      lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      types: [],
      strict: true,
    })
    return missingInSources(program, (name) => name === file, support).map(({ name }) => name)
  }

  test('finds members of the DOM, statics and globals that old browsers lack by type', () => {
    const code = `document.body.showPopover()
      document.startViewTransition()
      const label = document.body.ariaLabel
      document.body.inert = true
      requestIdleCallback(() => URL.canParse('/'))`
    expect(namesIn(code)).toEqual([
      'HTMLElement.showPopover',
      'Document.startViewTransition',
      'ARIAMixin.ariaLabel',
      'HTMLElement.inert',
      'requestIdleCallback',
      'URL.canParse',
    ])
  })

  test("does not report a project's own members of the same names", () => {
    const code = `const queue = { toSorted: () => 1, layout: 2, showPopover() {} }
      queue.toSorted()
      queue.showPopover()
      document.body.addEventListener('click', () => queue.layout)`
    expect(namesIn(code)).toEqual([])
  })
})
