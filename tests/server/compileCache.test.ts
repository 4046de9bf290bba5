import { spawnSync } from 'node:child_process'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { TARGETS } from '../../tooling/build/targets.ts'
import { copyProject } from '../site/projectCopy.ts'

/** The last step of a build, with the flags of the server. */
const WARM = TARGETS.find(({ name }) => name === 'Site')?.postBuild ?? []
const FLAGS = WARM.slice(0, -1)

/** Runs the lake with a wrong variable, so that it ends when its modules are loaded. */
function loadLake(folder: string) {
  const { NODE_COMPILE_CACHE: _, ...env } = process.env
  const { stdout, stderr } = spawnSync('node_modules/.bin/node', [...FLAGS, 'lake/main.ts'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...env, PORT: 'none', NODE_DEBUG_NATIVE: 'COMPILE_CACHE' },
  })
  const lines = `${stdout}\n${stderr}`.split('\n')
  const ofLake = lines.filter((line) => line.includes(`${folder}/lake/`))
  return {
    accepted: ofLake.filter((line) => /code cache .* was accepted/.test(line)).length,
    missing: ofLake.filter((line) => line.includes('no such file')).length,
  }
}

test('code that the build compiled is used after the folder of the project was moved', async () => {
  const { folder, run, remove } = await copyProject()
  onTestFinished(remove)
  const elsewhere = await mkdtemp(join(tmpdir(), 'nsaa-moved-'))
  onTestFinished(() => rm(elsewhere, { recursive: true }))
  const moved = join(elsewhere, 'project')

  await run(WARM, { NODE_COMPILE_CACHE: '' })
  await rename(folder, moved)
  const { accepted, missing } = loadLake(moved)
  expect(accepted).toBeGreaterThan(50)
  expect(missing).toBe(0)
})
