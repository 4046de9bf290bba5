import { once } from 'node:events'
import { readdir, readFile, stat, truncate, utimes, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import type { SanityAssetDocument } from '@sanity/client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { temporaryFile } from '../../runtime/temporaryFiles.ts'
import { bareRequest } from '../bareRequest.ts'
import { type StartedLake, startLake, TEST_TOKEN } from './startLake.ts'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"/>'

describe('files', () => {
  let started: StartedLake
  let paper: SanityAssetDocument
  beforeAll(async () => {
    started = await startLake()
    paper = await started.client().assets.upload('file', Buffer.from('%PDF-1.4 0123456789'), {
      filename: 'Company profile.pdf',
      contentType: 'application/pdf',
    })
  })
  afterAll(async () => {
    expect(started.unknownEndpoints()).toEqual([])
    await started.stop()
  })

  test('PDFs open in the browser with their own media type', async () => {
    const response = await bareRequest(paper.url)
    expect(response.headers['content-type']).toBe('application/pdf')
    expect(response.headers['content-disposition']).toBe(
      "inline; filename*=UTF-8''Company%20profile.pdf",
    )
    const download = await bareRequest(`${paper.url}?dl=`)
    expect(download.headers['content-disposition']).toBe(
      `attachment; filename="Company profile.pdf"; filename*=UTF-8''Company%20profile.pdf`,
    )
  })

  test('a long name of an upload is encoded, and cut before its extension', async () => {
    const filename = `"é'\r\n${'x'.repeat(300)}.txt`
    const { url } = await started.client().assets.upload('file', Buffer.from('long'), { filename })
    expect((await bareRequest(url)).headers['content-disposition']).toBe(
      `inline; filename*=UTF-8''%22%C3%A9%27%0D%0A${'x'.repeat(195)}.txt`,
    )
  })

  test('a file that was uploaded without a name is downloaded under its hash', async () => {
    const { url } = await started.client().assets.upload('file', Buffer.from('unnamed'), {
      contentType: 'text/plain',
    })
    expect((await bareRequest(url)).headers).not.toHaveProperty('content-disposition')
    expect((await bareRequest(`${url}?dl`)).headers['content-disposition']).toMatch(
      /^attachment; filename="[a-f0-9]{40}\.txt"/,
    )
  })

  test('slow large uploads are on disk while they arrive, and do not delay another', async () => {
    const LENGTH = 5 * 1024 * 1024
    const url = `${started.origin}/lake/v2025-02-19/assets/files/production`
    const folder = join(started.dataDir, 'lake/assets/files')
    const whole = Buffer.alloc(LENGTH - 1, 'x')
    const slow = Array.from({ length: 8 }, () => {
      const sent = request(url, {
        method: 'POST',
        headers: { Authorization: `Bearer ${TEST_TOKEN}`, 'Content-Length': LENGTH },
      })
      sent.write(whole)
      return { sent, status: once(sent, 'response').then(([{ statusCode }]) => statusCode) }
    })
    const unfinished = async () => {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.tmp'))
      const sizes = names.map(async (name) => (await stat(join(folder, name))).size)
      return (await Promise.all(sizes)).filter((size) => size === LENGTH - 1)
    }
    await expect.poll(unfinished).toHaveLength(slow.length)
    const another = await started.client().assets.upload('file', Buffer.alloc(LENGTH, 'y'))
    expect(another.size).toBe(LENGTH)
    for (const [n, { sent }] of slow.entries()) sent.end(String(n))
    const statuses = await Promise.all(slow.map(({ status }) => status))
    expect(statuses).toEqual(slow.map(() => 200))
  })

  test('an upload that is aborted or too large leaves no file', async () => {
    const own = await startLake({ limits: { fileBytesMax: 1000 } })
    const url = `${own.origin}/lake/v2025-02-19/assets/files/production`
    const sent = request(url, {
      method: 'POST',
      headers: { Authorization: `Bearer ${TEST_TOKEN}`, 'Content-Length': 900 },
    })
    sent.on('error', () => undefined)
    sent.write('half')
    const files = () => readdir(join(own.dataDir, 'lake/assets/files'))
    await expect.poll(files).toHaveLength(1)
    sent.destroy()
    await expect.poll(files).toEqual([])
    await expect(own.client().assets.upload('file', Buffer.alloc(2000))).rejects.toMatchObject({
      statusCode: 413,
    })
    expect(await files()).toEqual([])
    await own.stop()
  })

  test.each([
    ['bytes=0-3', 206, '%PDF', 'bytes 0-3/19'],
    ['bytes=15-', 206, '6789', 'bytes 15-18/19'],
    ['bytes=-2', 206, '89', 'bytes 17-18/19'],
    ['bytes=5-1000', 206, '1.4 0123456789', 'bytes 5-18/19'],
    ['bytes=0-1,3-4', 200, '%PDF-1.4 0123456789', undefined],
    ['bytes=99-', 416, '', 'bytes */19'],
  ])('range %s', async (range, status, body, contentRange) => {
    const response = await bareRequest(paper.url, { range })
    expect([response.status, response.body.toString()]).toEqual([status, body])
    expect(response.headers['content-range']).toBe(contentRange)
  })

  test('a range of a changed file returns the whole file', async () => {
    const response = await bareRequest(paper.url, { range: 'bytes=0-1', 'if-range': '"other"' })
    expect(response.status).toBe(200)
  })

  test('the write of an upload is recorded as the current operation', async () => {
    const names: string[] = []
    const own = await startLake({
      operations: {
        run(name, operation) {
          names.push(name)
          return operation()
        },
      },
    })
    const asset = await own.client().assets.upload('file', Buffer.from('x'), { filename: 'x.txt' })
    expect(names).toEqual([`upload of ${asset._id}`])
    await own.stop()
  })

  test('uploads that a killed lake left unfinished are deleted at its next start', async () => {
    const own = await startLake()
    await own.client().assets.upload('file', Buffer.from('x'), { filename: 'x.txt' })
    await own.stop({ keepData: true })
    const folders = ['assets/files', 'assets/images', 'renditions'].map((name) =>
      join(own.dataDir, 'lake', name),
    )
    const twoHoursAgoS = Date.now() / 1000 - 2 * 60 * 60
    for (const file of folders.map(temporaryFile)) {
      await writeFile(file, 'unfinished')
      await utimes(file, twoHoursAgoS, twoHoursAgoS)
    }
    const restarted = await startLake({ dataDir: own.dataDir })
    // A rendition is rendered when the folder of renditions has been scanned.
    const { url } = await restarted.client().assets.upload('image', Buffer.from(SVG))
    expect((await bareRequest(`${url}?w=4&fm=png`)).status).toBe(200)
    const found = await Promise.all(folders.map((folder) => readdir(folder)))
    expect(found.map((names) => names.filter((name) => name.endsWith('.tmp')))).toEqual([
      [],
      [],
      [],
    ])
    expect(found.map((names) => names.length)).toEqual([1, 1, 1])
    await restarted.stop()
  })

  describe('a damaged file', () => {
    let own: StartedLake
    let asset: SanityAssetDocument
    let stored: string
    const upload = () => own.client().assets.upload('image', Buffer.from(SVG))
    beforeEach(async () => {
      own = await startLake()
      asset = await upload()
      const [name = ''] = await readdir(join(own.dataDir, 'lake/assets/images'))
      stored = join(own.dataDir, 'lake/assets/images', name)
    })
    afterEach(() => own.stop())

    test.each(['', '?dlRaw=true', '?w=4&fm=png'])(
      'is 404, not cached, and logged once: %j',
      async (search) => {
        await truncate(stored, 5)
        for (const headers of [{}, { 'if-none-match': '*', 'accept-encoding': 'br' }]) {
          const { status, headers: sent } = await bareRequest(`${asset.url}${search}`, headers)
          expect([status, sent['cache-control']]).toEqual([404, 'no-store'])
        }
        const file = asset.path.replace('/local/production', '')
        const fields = { file, sizeBytes: 5, expectedBytes: SVG.length }
        expect(own.log).toEqual([{ level: 'error', event: 'lake.asset.damaged', fields }])
      },
    )

    test('is logged, but does not prevent that a stored rendition is served', async () => {
      const url = `${asset.url}?w=4&fm=png`
      await bareRequest(url)
      await truncate(stored, 0)
      expect((await bareRequest(url)).status).toBe(200)
      expect(own.log.map(({ event }) => event)).toEqual(['lake.asset.damaged'])
    })

    test.each(['', SVG.replace('4 4', '8 8')])(
      'is repaired by an upload of the same picture if it contains %j',
      async (content) => {
        await writeFile(stored, content)
        await upload()
        expect(await readFile(stored, 'utf8')).toBe(SVG)
        expect((await bareRequest(asset.url)).body.toString()).toBe(SVG)
      },
    )
  })

  test("addresses follow a change of the site's address", async () => {
    const own = await startLake()
    const asset = await own.client().assets.upload('file', Buffer.from('x'), { filename: 'x.txt' })
    await own.stop({ keepData: true })
    const moved = await startLake({ dataDir: own.dataDir, siteUrl: 'https://moved.example' })
    const document = await moved.client().getDocument(asset._id)
    expect(document?.url).toBe(`https://moved.example/lake/${asset.path}`)
    await moved.stop()
  })
})
