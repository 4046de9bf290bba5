import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postForm } from '../site/postForm.ts'
import { runTool } from '../site/runTool.ts'
import { LAKE_TOKEN, lakeClient } from '../site/startSite.ts'
import { newsletterPost } from '../submissions/fixtures.ts'
import { type SiteProcess, startedSite } from './siteProcess.ts'

let folder: string
const sites: SiteProcess[] = []
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nsaa-backup-'))
})
afterAll(async () => {
  await Promise.all(sites.map((site) => site.remove()))
  rmSync(folder, { recursive: true, force: true })
})

async function start(env: Record<string, string> = {}): Promise<SiteProcess> {
  const site = await startedSite({ LAKE_TOKEN, ...env })
  sites.push(site)
  return site
}

/** An operator's command during a running site. */
async function operate(site: SiteProcess, tool: string, ...args: string[]): Promise<string> {
  const { code, out, err } = await runTool(tool, args, {
    NODE_ENV: 'production',
    DATA_DIR: site.dataDir,
    LAKE_TOKEN,
    PORT: new URL(site.origin).port,
  })
  expect(code, err).toBe(0)
  return out
}

const clientOf = (site: SiteProcess) => lakeClient(site.origin)

async function subscribe(site: SiteProcess, email: string) {
  const response = await postForm(site.origin, newsletterPost(email))
  expect(response.status).toBe(303)
}

test('a backup of a running site is restored on a new machine', async () => {
  const attempt = mkdtempSync(join(folder, 'attempt-'))
  const content = join(attempt, 'content.tar.gz')
  const submissions = join(attempt, 'submissions.sqlite')
  const site = await start()
  await clientOf(site).patch('siteSettings').set({ name: 'Kept over a disaster' }).commit()
  await subscribe(site, 'before@shop.example')
  await operate(site, 'tooling/content.ts', 'export', content)
  await operate(site, 'tooling/submissions.ts', 'backup', submissions)
  expect(statSync(submissions).mode & 0o777).toBe(0o600)
  await expect(operate(site, 'tooling/submissions.ts', 'backup', submissions)).rejects.toThrow(
    /already exists/,
  )
  // Later than the backup, so lost with the machine.
  await subscribe(site, 'after@shop.example')
  await site.remove()
  expect(existsSync(site.dataDir)).toBe(false)

  const dataDir = join(attempt, 'data')
  mkdirSync(join(dataDir, 'submissions'), { recursive: true })
  cpSync(submissions, join(dataDir, 'submissions/submissions.sqlite'))
  const restored = await start({ DATA_DIR: dataDir })
  await operate({ ...restored, dataDir }, 'tooling/content.ts', 'import', content)
  expect(await clientOf(restored).fetch('*[_id == "siteSettings"][0].name')).toBe(
    'Kept over a disaster',
  )
  await expect
    .poll(async () => (await fetch(restored.origin)).text())
    .toContain('Kept over a disaster')
  const list = await operate({ ...restored, dataDir }, 'tooling/submissions.ts', 'list', '--json')
  expect(list).toContain('before@shop.example')
  expect(list).not.toContain('after@shop.example')
})
