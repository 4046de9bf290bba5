import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PINNED } from './pinned.ts'

const manifest = JSON.parse(readFileSync('package.json', 'utf8'))
const declared = Object.keys({
  ...manifest.dependencies,
  ...manifest.devDependencies,
  ...manifest.overrides,
})

test('every package with a reason to be pinned back is a declared dependency', () => {
  expect(Object.keys(PINNED).filter((name) => !declared.includes(name))).toEqual([])
})

test('every overridden package has a reason', () => {
  expect(Object.keys(manifest.overrides).filter((name) => !(name in PINNED))).toEqual([])
})

test('every version is pinned exactly', () => {
  const versions = Object.entries<string>({ ...manifest.dependencies, ...manifest.devDependencies })
  const loose = versions.filter(
    ([, version]) => !/^(npm:[^ ]+@)?\d+\.\d+\.\d+[\w.-]*$/.test(version),
  )
  expect(versions.length).toBeGreaterThan(0)
  expect(loose).toEqual([])
})
