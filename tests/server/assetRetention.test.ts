import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import remixOptions from '../../remix.config.js'
import { retainAssets } from '../../server/assets/assetRetention.ts'
import { builtFrontend } from '../../server/lifecycle/builtFrontend.ts'
import { buildTarget } from '../../tooling/build/step.ts'
import { TARGETS } from '../../tooling/build/targets.ts'
import { listenOnLoopback } from '../listenOnLoopback.ts'

let root: string
const servers: Server[] = []
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'nsaa-deploys-'))
})
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
  rmSync(root, { recursive: true })
})

/** The files of a build; like the real one it starts with an empty folder. */
async function build(script: string) {
  await buildStudio(script)
  const site = join(root, 'build/site')
  rmSync(site, { recursive: true, force: true })
  for (const folder of ['client/assets', 'server', '.vite']) {
    mkdirSync(join(site, folder), { recursive: true })
  }
  writeFileSync(join(site, 'server/index.js'), 'export const routes = {}')
  writeFileSync(join(site, '.vite/client-manifest.json'), '{}')
  writeFileSync(join(site, 'client/assets', script), `// ${script}`)
  writeFileSync(join(site, 'client/humans.txt'), script)
  await retain('Site')
}

/** Its page names one script, which imports another one later. */
async function buildStudio(script: string) {
  const studio = join(root, 'build/studio')
  rmSync(studio, { recursive: true, force: true })
  mkdirSync(join(studio, 'assets'), { recursive: true })
  writeFileSync(join(studio, 'index.html'), `<script src="/studio/assets/${script}"></script>`)
  for (const name of [script, `lazy-${script}`])
    writeFileSync(join(studio, 'assets', name), `// ${name}`)
  await retain('Studio')
}

function targetOf(name: string) {
  const target = TARGETS.find((one) => one.name === name)
  if (target === undefined) throw new Error(`There is no target ${name}`)
  return target
}

/** Retains the files of a target as the real build does. */
async function retain(name: string) {
  const { from, to } = targetOf(name).retain
  await retainAssets({ from: join(root, from), to: join(root, to), now: Date.now() })
}

async function serve(): Promise<(path: string) => Promise<Response>> {
  const { files, studio, retainFiles } = await builtFrontend(root, join(root, 'data'))
  await retainFiles?.()
  const server = createServer(express().use('/studio', studio).use(files))
  servers.push(server)
  const { origin } = await listenOnLoopback(server)
  return (path) => fetch(`${origin}${path}`)
}

test('a page that was opened before a deployment finds its files after it', async () => {
  await build('page-one.js')
  const before = await serve()
  await build('page-two.js')
  const after = await serve()
  for (const [name, get, script] of [
    ['the new server, of the former build', after, 'page-one.js'],
    ['the new server, of its own build', after, 'page-two.js'],
    ['the server that still runs, of its own build', before, 'page-one.js'],
  ] as const) {
    const response = await get(`/assets/${script}`)
    expect(response.status, name).toBe(200)
    expect(response.headers.get('cache-control'), name).toBe('public, max-age=31536000, immutable')
    expect(await response.text()).toBe(`// ${script}`)
  }
  expect(await (await after('/humans.txt')).text()).toBe('page-two.js')
  expect((await after('/.builds.json')).status).toBe(404)
})

test('a running server has its public files while the next build is made and after it', async () => {
  await build('page-five.js')
  const get = await serve()
  const { url } = await get('/humans.txt')
  // Like Remix it empties its folder first; then it requests a file of the running server.
  const command = `import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
    const folder = ${JSON.stringify(remixOptions.buildDirectory)}
    rmSync(folder, { recursive: true, force: true })
    for (const name of ['client/assets', 'server']) mkdirSync(folder + '/' + name, { recursive: true })
    writeFileSync(folder + '/server/index.js', '')
    const { status } = await fetch(${JSON.stringify(url)})
    if (status !== 200) throw new Error('status ' + status)
    writeFileSync(folder + '/client/humans.txt', 'page-six.js')`
  writeFileSync(join(root, 'command.mjs'), command)
  const { postBuild: _none, ...target } = targetOf('Site')
  await buildTarget(root, { ...target, inputs: [], command: ['command.mjs'] })
  expect(await (await get('/humans.txt')).text()).toBe('page-six.js')
  expect((await get('/assets/page-five.js')).status).toBe(200)
})

test('a build without the files of the previous one, as in an image, still serves those in DATA_DIR', async () => {
  await build('page-three.js')
  await serve()
  rmSync(join(root, 'build'), { recursive: true })
  await build('page-four.js')
  const get = await serve()
  expect(await (await get('/assets/page-three.js')).text()).toBe('// page-three.js')
  expect(await (await get('/assets/page-four.js')).text()).toBe('// page-four.js')
})

test('the Studio’s page and an open Studio find their scripts while the next build is made and after it', async () => {
  await build('studio-one.js')
  const before = await serve()
  await build('studio-two.js')
  const after = await serve()
  for (const [name, get, script] of [
    ['the server that still runs', before, 'studio-one.js'],
    ['the new server', after, 'studio-two.js'],
  ] as const) {
    for (const path of ['/studio', '/studio/index.html']) {
      const page = await get(path)
      expect(page.headers.get('cache-control'), name).toBe('no-cache')
      expect(await page.text(), name).toContain(`src="/studio/assets/${script}"`)
    }
    for (const file of [script, 'lazy-studio-one.js']) {
      const response = await get(`/studio/assets/${file}`)
      expect(response.headers.get('cache-control'), name).toContain('immutable')
      expect(await response.text(), name).toBe(`// ${file}`)
    }
  }
})

test('a new image still serves the Studio’s files of the former one', async () => {
  await build('studio-three.js')
  await serve()
  rmSync(join(root, 'build'), { recursive: true })
  await build('studio-four.js')
  const get = await serve()
  expect((await get('/studio/assets/lazy-studio-three.js')).status).toBe(200)
  expect((await get('/studio/assets/lazy-studio-four.js')).status).toBe(200)
})
