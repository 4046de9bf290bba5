import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const DOCUMENTED = /needs Node (\d+\.\d+)/.exec(
  readFileSync(join(ROOT, 'docs/operations.md'), 'utf8'),
)?.[1]

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'launch-'))
  mkdirSync(join(folder, 'tooling'))
  copyFileSync(join(ROOT, 'tooling/launch.js'), join(folder, 'tooling/launch.js'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'hello.ts'), 'const name: string = "Nsaa"\nconsole.log(name)')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Launches a file with this Node, which reports another version of itself. */
function launch(version: string) {
  const versions = `{ value: { ...process.versions, node: '${version}' } }`
  writeFileSync(
    join(folder, 'version.js'),
    `if (process.argv[1]?.endsWith('launch.js'))
      Object.defineProperty(process, 'versions', ${versions})`,
  )
  const preload = join(folder, 'version.js')
  const { NODE_COMPILE_CACHE: _, ...env } = process.env
  return spawnSync(process.execPath, ['--import', preload, 'tooling/launch.js', 'hello.ts'], {
    cwd: folder,
    encoding: 'utf8',
    env,
  })
}

describe('the launcher', () => {
  test('runs a TypeScript file with the oldest Node that the operations guide allows', () => {
    expect(launch(`${DOCUMENTED}.0`)).toMatchObject({ status: 0, stdout: 'Nsaa\n' })
  })

  test.each(['20.20.2', '22.18.0', '24.11.1'])(
    'refuses Node %s in one line if the project has no Node of its own',
    (version) => {
      const { status, stderr } = launch(version)
      expect(stderr).toBe(
        `This needs Node ${DOCUMENTED} or newer, which "npm ci" installs in the project ` +
          `(this is ${version}). Run "npm ci" first.\n`,
      )
      expect(status).toBe(1)
    },
  )

  test("runs the file with the project's own Node if this one is too old", () => {
    mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true })
    symlinkSync(process.execPath, join(folder, 'node_modules/.bin/node'))
    expect(launch('22.18.0')).toMatchObject({ status: 0, stdout: 'Nsaa\n' })
  })
})
