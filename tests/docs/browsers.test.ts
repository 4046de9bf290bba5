import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { OLDEST_BROWSERS } from '../../tooling/build/browserSupport.ts'

const guide = readFileSync('docs/architecture.md', 'utf8')

test('the architecture guide names the oldest browsers that the build supports', () => {
  const [, chromium, firefox, safari] =
    /Chrome and Edge (\d+), Firefox (\d+), Safari ([\d.]+) and newer/.exec(guide) ?? []
  expect({
    chrome: Number(chromium),
    edge: Number(chromium),
    firefox: Number(firefox),
    safari: Number(safari),
  }).toEqual(OLDEST_BROWSERS)
})

test('the architecture guide names the versions of Chromium that the tests run in', () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const installed = ['@sparticuz/chromium', 'chromium-109'].map(
    (name) => /(\d+)\.\d+\.\d+$/.exec(devDependencies[name])?.[1],
  )
  const named = [...guide.matchAll(/^\| Chromium (\d+) \| npm \|/gm)].map(([, version]) => version)
  expect(named).toEqual(installed)
})
