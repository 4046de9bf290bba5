import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
/** What the program imports. */
const COPIED = ['tooling', 'runtime', 'server', 'submissions', 'package.json']

test('a wrong variable ends the start with one line, before the build', async () => {
  const root = mkdtempSync(join(tmpdir(), 'nsaa-start-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const name of COPIED) cpSync(join(ROOT, name), join(root, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'))
  const run = new Promise((resolve) => {
    const program = [join(root, 'tooling/start.ts')]
    const env = { ...process.env, PORT: 'eighty' }
    execFile(process.execPath, program, { env, cwd: root }, (error, stdout, stderr) =>
      resolve({ code: error?.code, stdout, stderr }),
    )
  })
  expect(await run).toEqual({
    code: 1,
    stdout: '',
    stderr: 'PORT must be a port number from 1 to 65535\n',
  })
  expect(existsSync(join(root, 'build'))).toBe(false)
})
