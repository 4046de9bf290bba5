import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fingerprint } from './fingerprint.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'nsaa-fingerprint-'))
  mkdirSync(join(root, 'app/design'), { recursive: true })
  writeFileSync(join(root, 'app/design/tokens.ts'), 'ink')
  writeFileSync(join(root, 'lock.json'), '{}')
})
afterEach(() => rmSync(root, { recursive: true }))

const taken = () => fingerprint(root, ['app', 'lock.json', 'public'])

describe('the fingerprint', () => {
  test('is the same until something changes', () => {
    const before = taken()
    expect(taken()).toBe(before)
    writeFileSync(join(root, 'app/design/tokens.ts'), 'ink ')
    expect(taken()).not.toBe(before)
  })

  test('changes with new, renamed and missing files', () => {
    const seen = [taken()]
    writeFileSync(join(root, 'app/root.tsx'), '')
    seen.push(taken())
    renameSync(join(root, 'app/root.tsx'), join(root, 'app/entry.tsx'))
    seen.push(taken())
    rmSync(join(root, 'lock.json'))
    seen.push(taken())
    mkdirSync(join(root, 'public'))
    writeFileSync(join(root, 'public/robots.txt'), '')
    seen.push(taken())
    expect(new Set(seen).size).toBe(seen.length)
  })

  test('ignores tests', () => {
    const before = taken()
    writeFileSync(join(root, 'app/design/tokens.test.ts'), '')
    expect(taken()).toBe(before)
  })
})
