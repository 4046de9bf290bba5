import { execFile } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const PROGRAM = `
import { symlinkSync } from 'node:fs'
import { loadSharp } from './sharp.ts'
const attempt = () => loadSharp().then((sharp) => typeof sharp, ({ code }) => code)
console.log(await attempt())
symlinkSync(process.argv[1], 'node_modules')
console.log(await attempt())
`

test('the image library is loaded at the next use after its package was missing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lake-sharp-'))
  try {
    copyFileSync(join(import.meta.dirname, 'sharp.ts'), join(folder, 'sharp.ts'))
    const node = resolve('node_modules/.bin/node')
    const args = ['--input-type=module', '--eval', PROGRAM, resolve('node_modules')]
    const { stdout } = await promisify(execFile)(node, args, { cwd: folder })
    expect(stdout.trim().split('\n')).toEqual(['ERR_MODULE_NOT_FOUND', 'function'])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
