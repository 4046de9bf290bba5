import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { variantLoaders } from '../../app/sections/loaders.generated.ts'
import { ensureBuilt } from '../site/ensureBuilt.ts'
import { runTool } from '../site/runTool.ts'

test('every variant of a section has a picture, and no picture is left of a removed one', () => {
  const pictures = readdirSync('studio/sectionPictures').map((file) => file.replace('.webp', ''))
  // Run node tests/pictures/sectionPictures.ts to create them.
  const variants = Object.keys(variantLoaders).map((variant) => variant.replace('/', '.'))
  expect(pictures.sort()).toEqual(variants.sort())
})

/** `npm run pictures:sections`, with a browser that does not start. */
async function takePictures(args: readonly string[]) {
  const temporary = mkdtempSync(join(tmpdir(), 'nsaa-pictures-'))
  onTestFinished(() => rmSync(temporary, { recursive: true }))
  const env = { CHROMIUM_PATH: '/missing', TMPDIR: temporary }
  const { code, err } = await runTool('tests/pictures/sectionPictures.ts', args, env)
  const sites = readdirSync(temporary).filter((name) => name.startsWith('nsaa-site-'))
  return { code, err, sites }
}

test('npm run pictures:sections refuses an unknown type in one line', async () => {
  const { code, err } = await takePictures(['textBlock', 'nothing', 'neither'])
  expect([code, err]).toEqual([2, 'There is no section type nothing, neither\n'])
})

test('npm run pictures:sections starts no site if the browser does not start', async () => {
  ensureBuilt()
  const { code, err, sites } = await takePictures(['textBlock'])
  expect([code, sites]).toEqual([1, []])
  expect(err).toContain('does not start on this system')
})
