import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { childPids } from '../site/childPids.ts'
import { sendMessage } from '../site/sendMessage.ts'
import { LAKE_TOKEN, lakeClient } from '../site/startSite.ts'
import { runSite, SERVER, type SiteProcess, startedSite } from './siteProcess.ts'

const MESSAGE = 'We would like to take card payments in our shops.'

let site: SiteProcess
let client: SanityClient
beforeAll(async () => {
  site = await startedSite({ LAKE_TOKEN })
  client = lakeClient(site.origin)
})
afterAll(() => site.remove())

/**
 * From now on no file of the running processes (the site's and its lake's) can grow; `unlimited`
 * lifts the limit.
 */
function limitFiles(size: '0' | 'unlimited', of = site) {
  for (const pid of [of.child.pid, ...childPids(of.child.pid)]) {
    execFileSync('prlimit', [`--pid=${pid}`, `--fsize=${size}:unlimited`])
  }
}

const send = (to = site, message = MESSAGE) => sendMessage(to.origin, message)

const readiness = (of = site) => fetch(`${of.origin}/readyz`)

describe('when the disk is full', () => {
  beforeAll(() => limitFiles('0'))

  test('pages are served, also those that were not requested before', async () => {
    for (const path of ['/', '/about-us', '/careers', '/help-center', '/no/such/page']) {
      const response = await fetch(site.origin + path)
      expect(response.status, path).toBe(path === '/no/such/page' ? 404 : 200)
      expect(await response.text(), path).toContain('</footer>')
    }
  })

  test('pictures are served, though no rendition can be stored', async () => {
    const html = await (await fetch(site.origin)).text()
    const [picture] = /\/lake\/images\/[^"\s,]+/.exec(html.replaceAll('&amp;', '&')) ?? []
    const response = await fetch(site.origin + picture)
    expect(response.status).toBe(200)
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100)
  })

  test('a visitor gets an error and the input back', async () => {
    const response = await send()
    expect(response.status).toBe(503)
    const html = await response.text()
    expect(html).toContain('We could not save your message')
    expect(html).toContain(MESSAGE)
    expect(html).toContain('ama@shop.example')
  })

  test('an editor gets the reason, in the shape of Sanity’s errors, and nothing is changed', async () => {
    const before = await client.fetch('*[_id == "siteSettings"][0]{_rev, name}')
    await expect(client.patch('siteSettings').set({ name: 'Changed' }).commit()).rejects.toThrow(
      /Insufficient Storage.*disk is full/,
    )
    await expect(client.assets.upload('file', Buffer.from('a new file'))).rejects.toThrow(
      /Insufficient Storage/,
    )
    expect(await client.fetch('*[_id == "siteSettings"][0]{_rev, name}')).toEqual(before)
  })

  test('readiness and the log report it, the log once', async () => {
    expect((await readiness()).status).toBe(503)
    expect(await (await readiness()).json()).toMatchObject({
      status: 'not ready',
      reason: expect.stringMatching(/^The Content Lake cannot be written: .*disk/),
    })
    expect(site.stderr().match(/"readiness\.lost"/g)).toHaveLength(1)
    expect(site.stderr()).toContain('"submissions.accept.failed"')
    expect(site.stderr()).toContain('"lake.request.failed"')
    expect(site.stderr(), 'personal data').not.toContain('ama@shop.example')
  })
})

describe('when there is space again', () => {
  let sent = 0
  beforeAll(() => limitFiles('unlimited'))

  test('messages are stored, editors can write, it is ready', async () => {
    sent += 1
    expect((await send(site, `${MESSAGE} (${sent})`)).status).toBe(303)
    await client.patch('siteSettings').set({ legalNote: 'There is space again' }).commit()
    await client.assets.upload('file', Buffer.from('a new file'))
    expect(await (await readiness()).json()).toMatchObject({
      status: 'ready',
      submissions: { queued: sent },
    })
    expect(site.stderr()).toContain('"readiness.regained"')
  })

  test('no data is corrupt', async () => {
    site.child.kill('SIGTERM')
    expect(await site.exited).toBe(0)
    for (const file of ['lake/lake.sqlite', 'submissions/submissions.sqlite']) {
      const database = new DatabaseSync(join(site.dataDir, file), { readOnly: true })
      expect(database.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
      database.close()
    }
  })
})

describe('a start while the disk is full', () => {
  const FULL_DISK = ['prlimit', '--fsize=0:unlimited', ...SERVER] as const

  test('serves the existing pages; messages are stored as soon as there is space', async () => {
    // After the orderly stop above, SQLite's auxiliary files do not exist.
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'nsaa-disk-full-'))
    cpSync(site.dataDir, DATA_DIR, { recursive: true })
    // At another address the lake would have to change its documents.
    const PORT = new URL(site.origin).port
    onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }))
    const again = await startedSite({ LAKE_TOKEN, PORT, DATA_DIR }, FULL_DISK)
    try {
      expect((await fetch(`${again.origin}/about-us`)).status).toBe(200)
      const refused = await send(again)
      expect(refused.status).toBe(503)
      expect(await refused.text()).toContain(MESSAGE)
      expect((await readiness(again)).status).toBe(503)
      expect(again.stderr()).toContain('"submissions.purge.failed"')
      limitFiles('unlimited', again)
      expect((await send(again)).status).toBe(303)
      expect((await readiness(again)).status).toBe(200)
    } finally {
      await again.remove()
    }
  })

  test('a start with an empty data folder fails with one line, and leaves no empty key file', async () => {
    const first = await runSite({}, FULL_DISK)
    try {
      expect(await first.exited).toBe(1)
      expect(first.stderr()).toMatch(
        /^DATA_DIR can’t be written, the disk is full or failing .+\n$/,
      )
      const second = await startedSite({ DATA_DIR: first.dataDir })
      await second.remove()
    } finally {
      await first.remove()
    }
  })
})
