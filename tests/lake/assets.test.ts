import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { SanityAssetDocument, SanityClient, SanityImageAssetDocument } from '@sanity/client'
import { createImageUrlBuilder } from '@sanity/image-url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MEGABYTE } from '../../lake/core/uploadLimits.ts'
import { bareRequest } from '../bareRequest.ts'
import { type StartedLake, startLake } from './startLake.ts'

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><rect width="640" height="360" fill="#c33"/>${'<path d="M0 0h10v10z"/>'.repeat(50)}</svg>`

const frameOf = (background: string) => ({
  create: { width: 120, height: 80, channels: 3 as const, background },
})

describe('assets', () => {
  let started: StartedLake
  let client: SanityClient
  let photo: SanityImageAssetDocument
  let drawing: SanityImageAssetDocument
  let paper: SanityAssetDocument

  beforeAll(async () => {
    started = await startLake()
    client = started.client()
    const jpeg = await sharp({
      create: { width: 320, height: 200, channels: 3, background: '#cc3333' },
    })
      .jpeg()
      .toBuffer()
    photo = await client.assets.upload('image', jpeg, {
      filename: 'red.jpg',
      title: 'Red',
      creditLine: 'Nsaa',
      source: { id: 'src-1', name: 'camera', url: 'https://nsaa.example/red' },
    })
    drawing = await client.assets.upload('image', Buffer.from(SVG), { filename: 'art.svg' })
    paper = await client.assets.upload('file', Buffer.from('%PDF-1.4 0123456789'), {
      filename: 'Company profile.pdf',
      contentType: 'application/pdf',
    })
  })
  afterAll(async () => {
    expect(started.unknownEndpoints()).toEqual([])
    await started.stop()
  })

  test('describes images as the hosted lake does', () => {
    expect(photo._id).toMatch(/^image-[a-f0-9]{40}-320x200-jpg$/)
    expect(photo).toMatchObject({
      _type: 'sanity.imageAsset',
      mimeType: 'image/jpeg',
      extension: 'jpg',
      originalFilename: 'red.jpg',
      title: 'Red',
      creditLine: 'Nsaa',
      source: { id: 'src-1', name: 'camera', url: 'https://nsaa.example/red' },
      metadata: {
        _type: 'sanity.imageMetadata',
        hasAlpha: false,
        isOpaque: true,
        dimensions: { width: 320, height: 200, aspectRatio: 1.6 },
        palette: { dominant: { background: expect.stringMatching(/^#c[b-d]3[2-4]3[2-4]$/) } },
      },
    })
    expect(photo.url).toBe(`${started.origin}/lake/${photo.path}`)
    expect(drawing._id).toMatch(/^image-[a-f0-9]{40}-640x360-svg$/)
    expect(paper._id).toMatch(/^file-[a-f0-9]{40}-pdf$/)
  })

  test('the same bytes are one asset', async () => {
    const again = await client.assets.upload('image', Buffer.from(SVG), { filename: 'b.svg' })
    expect(again._id).toBe(drawing._id)
    expect(again.originalFilename).toBe('art.svg')
  })

  test('refuses data that is not an image', async () => {
    await expect(client.assets.upload('image', Buffer.from('hello'))).rejects.toMatchObject({
      statusCode: 415,
    })
    await expect(client.assets.upload('file', Buffer.alloc(0))).rejects.toMatchObject({
      statusCode: 400,
    })
  })

  test('refuses an image that is too large with the limit in megabytes', async () => {
    const refused = client.assets.upload('image', Buffer.alloc(25 * MEGABYTE + 1))
    await expect(refused).rejects.toMatchObject({
      statusCode: 413,
      message: expect.stringContaining('The file is larger than 25 MB'),
    })
  })

  test('asset documents can be referenced and queried', async () => {
    await client.createOrReplace({
      _id: 'with-image',
      _type: 'page',
      image: { _type: 'image', asset: { _type: 'reference', _ref: photo._id } },
    })
    expect(await client.fetch('*[_id == "with-image"][0].image.asset->url')).toBe(photo.url)
    await expect(client.delete(photo._id)).rejects.toMatchObject({ statusCode: 409 })
  })

  describe('image addresses', () => {
    const builder = () =>
      createImageUrlBuilder({
        projectId: 'local',
        dataset: 'production',
        baseUrl: `${started.origin}/lake`,
      })

    test('@sanity/image-url builds them', async () => {
      const url = builder().image(photo).width(100).height(100).fit('crop').format('webp').url()
      const response = await fetch(url)
      expect(response.headers.get('content-type')).toBe('image/webp')
      const { width, height } = await sharp(await response.bytes()).metadata()
      expect([width, height]).toEqual([100, 100])
    })

    test('hotspot and crop become a rect', async () => {
      const source = {
        _type: 'image',
        asset: { _type: 'reference', _ref: photo._id },
        crop: { left: 0.25, right: 0.25, top: 0, bottom: 0 },
        hotspot: { x: 0.5, y: 0.5, width: 0.2, height: 0.2 },
      }
      const response = await fetch(builder().image(source).width(80).height(80).url())
      expect(response.status).toBe(200)
      const { width, height } = await sharp(await response.bytes()).metadata()
      expect([width, height]).toEqual([80, 80])
    })

    test('auto=format negotiates by Accept and sets Vary', async () => {
      const url = `${photo.url}?w=50&auto=format`
      const typeFor = async (accept: string) => {
        const response = await fetch(url, { headers: { accept } })
        expect(response.headers.get('vary')).toContain('Accept')
        await response.bytes()
        return response.headers.get('content-type')
      }
      expect(await typeFor('image/avif,image/webp,*/*')).toBe('image/avif')
      expect(await typeFor('image/webp,*/*')).toBe('image/webp')
      expect(await typeFor('*/*')).toBe('image/jpeg')
      expect(await typeFor('image/avif;q=0,image/webp;q=0.0')).toBe('image/jpeg')
      expect(await typeFor('image/avif; q=0, image/webp;q=0.5')).toBe('image/webp')
    })

    test('auto=format does not override a requested format', async () => {
      const headers = { accept: 'image/avif,image/webp,*/*' }
      const response = await fetch(`${photo.url}?w=50&auto=format&fm=png`, { headers })
      expect(response.headers.get('content-type')).toBe('image/png')
      await response.bytes()
    })

    describe('animations', () => {
      const frames = ['#f00', '#0f0', '#00f', '#ff0'].map((background) => ({
        create: { width: 120, height: 80, channels: 4 as const, background },
      }))
      const upload = async (format: 'gif' | 'webp') => {
        const images = await Promise.all(frames.map((each) => sharp(each).png().toBuffer()))
        const joined = sharp(images, { join: { animated: true } })
        const delay = [100, 200, 300, 400]
        const bytes = await joined.toFormat(format, { delay, loop: 0 }).toBuffer()
        return client.assets.upload('image', bytes, { filename: `moving.${format}` })
      }
      const described = async (url: string) => {
        const headers = { accept: 'image/avif,image/webp,*/*' }
        const response = await fetch(url, { headers })
        const { format, width, height, pageHeight, pages, delay } = await sharp(
          await response.bytes(),
        ).metadata()
        return { format, width, height: pageHeight ?? height, pages, delay }
      }
      const moving = { pages: 4, delay: [100, 200, 300, 400] }

      test.each([
        ['w=60', { format: 'gif', width: 60, height: 40, ...moving }],
        ['w=60&flip=h', { format: 'gif', width: 60, height: 40, ...moving }],
        ['w=60&flip=v', { format: 'gif', width: 60, height: 40, ...moving }],
        ['w=60&flip=hv&fm=webp', { format: 'webp', width: 60, height: 40, ...moving }],
        ['w=60&h=60&fit=crop&crop=entropy', { format: 'gif', width: 60, height: 60, ...moving }],
        ['w=60&blur=2000', { format: 'gif', width: 60, height: 40, ...moving }],
        ['w=60&or=90', { format: 'gif', width: 40, height: 60, ...moving }],
        ['w=60&or=180&auto=format', { format: 'webp', width: 60, height: 40, ...moving }],
      ])('a GIF with %s preserves its frames', async (query, expected) => {
        const { url } = await upload('gif')
        expect(await described(`${url}?${query}`)).toEqual(expected)
      })

      test.each<'gif' | 'webp'>(['gif', 'webp'])(
        'the first frame of a %s is sent as AVIF',
        async (format) => {
          const { url } = await upload(format)
          const still = await described(`${url}?w=60&frame=1&auto=format`)
          expect(still).toEqual({ format: 'heif', width: 60, height: 40, pages: 1 })
        },
      )

      test('a WebP with auto=format remains animated', async () => {
        const { url } = await upload('webp')
        const expected = { format: 'webp', width: 60, height: 40, ...moving }
        expect(await described(`${url}?w=60&auto=format`)).toEqual(expected)
      })
    })

    test('a TIFF is converted to a web format, and downloaded unchanged', async () => {
      const tiff = await sharp(frameOf('#0a0')).tiff().toBuffer()
      const { url } = await client.assets.upload('image', tiff, { filename: 'scan.tif' })
      const shown = await fetch(url)
      expect(shown.headers.get('content-type')).toBe('image/jpeg')
      expect(shown.headers.get('content-disposition')).toBe("inline; filename*=UTF-8''scan.jpg")
      expect((await sharp(await shown.bytes()).metadata()).format).toBe('jpeg')
      const raw = await fetch(`${url}?dlRaw=Scan%201.tif`)
      expect(raw.headers.get('content-disposition')).toBe(
        `attachment; filename="Scan 1.tif"; filename*=UTF-8''Scan%201.tif`,
      )
      expect(Buffer.from(await raw.bytes()).equals(tiff)).toBe(true)
    })

    test('renditions are computed once and stored on disk', async () => {
      await fetch(`${photo.url}?w=77&q=60`).then((response) => response.bytes())
      const dir = join(started.dataDir, 'lake', 'renditions')
      const before = (await readdir(dir)).length
      await fetch(`${photo.url}?q=60&w=77`).then((response) => response.bytes())
      expect(await readdir(dir)).toHaveLength(before)
    })

    test('a value that contains other parameters does not change the rendition of those', async () => {
      const colours = ['invert=true%7Cframe=1', 'invert=true&frame=1'].map(async (query) => {
        const response = await fetch(`${photo.url}?w=107&fm=png&${query}`)
        const { dominant } = await sharp(await response.bytes()).stats()
        return dominant
      })
      const [unknown, inverted] = await Promise.all(colours)
      expect(unknown?.r).toBeGreaterThan(150)
      expect(inverted?.r).toBeLessThan(100)
    })

    test('are immutable, validated by ETag and can be downloaded', async () => {
      for (const query of ['', '?w=60']) {
        const first = await bareRequest(photo.url + query)
        expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable')
        expect(first.headers['x-content-type-options']).toBe('nosniff')
        const again = await bareRequest(photo.url + query, {
          'if-none-match': String(first.headers.etag),
        })
        expect([again.status, again.body.length]).toEqual([304, 0])
        const head = await bareRequest(photo.url + query, {}, 'HEAD')
        expect([head.status, head.body.length]).toEqual([200, 0])
        expect(head.headers['content-length']).toBe(first.headers['content-length'])
      }
      const named = await bareRequest(`${photo.url}?dl=${encodeURIComponent('ré"d.jpg')}`)
      expect(named.headers['content-disposition']).toBe(
        `attachment; filename="r__d.jpg"; filename*=UTF-8''r%C3%A9%22d.jpg`,
      )
    })

    test.each(['w=0', 'fit=wrong', 'rect=900,900,1,1', 'fm=exe', 'fm=constructor'])(
      '%s is a 400',
      async (query) => {
        const response = await fetch(`${photo.url}?${query}`)
        expect(response.status).toBe(400)
        expect(await response.json()).toMatchObject({ statusCode: 400, error: 'Bad Request' })
        expect(response.headers.get('cache-control')).toBe('no-store')
      },
    )

    test('fm=json returns metadata', async () => {
      const response = await fetch(`${photo.url}?fm=json`)
      expect(await response.json()).toEqual({ width: 320, height: 200, format: 'jpg' })
    })

    test.each([
      '/images/local/production/..%2f..%2flake.sqlite',
      '/images/local/production/%2e%2e/%2e%2e/lake.sqlite',
      `/images/local/production/${'a'.repeat(40)}-1x1.jpg`,
      '/images/local/production/nothing.jpg',
      '/files/local/other/nothing.jpg',
    ])('%s is a 404', async (path) => {
      const response = await bareRequest(`${started.origin}/lake${path}`)
      expect(response.status).toBe(404)
    })
  })

  describe('SVG', () => {
    test('is sandboxed from the origin and never sniffed', async () => {
      const response = await bareRequest(drawing.url)
      expect(response.headers['content-type']).toBe('image/svg+xml')
      expect(response.headers['content-security-policy']).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; sandbox",
      )
      expect(response.headers['x-content-type-options']).toBe('nosniff')
      expect(response.body.toString()).toBe(SVG)
    })

    test('is sent compressed', async () => {
      const brotli = await bareRequest(drawing.url, { 'accept-encoding': 'gzip, deflate, br' })
      expect(brotli.headers['content-encoding']).toBe('br')
      expect(brotli.headers.vary).toBe('Accept-Encoding')
      expect(brotliDecompressSync(brotli.body).toString()).toBe(SVG)
      const gzipped = await bareRequest(drawing.url, { 'accept-encoding': 'gzip, br;q=0' })
      expect(gunzipSync(gzipped.body).toString()).toBe(SVG)
      expect(brotli.headers.etag).not.toBe(gzipped.headers.etag)
      const etag = String(brotli.headers.etag)
      const again = await bareRequest(drawing.url, {
        'accept-encoding': 'br',
        'if-none-match': etag,
      })
      expect(again.status).toBe(304)
    })

    test('is sent as uploaded when it is downloaded, and in the sandbox', async () => {
      const headers = { 'accept-encoding': 'gzip, deflate, br' }
      const raw = await bareRequest(`${drawing.url}?dlRaw=true`, headers)
      expect(raw.headers['content-encoding']).toBeUndefined()
      expect(raw.headers['content-security-policy']).toContain('sandbox')
      expect(raw.headers['content-disposition']).toMatch(/^attachment/)
      expect(raw.body.toString()).toBe(SVG)
    })

    test('remains vector unless a raster format is requested', async () => {
      const vector = await bareRequest(`${drawing.url}?w=100&auto=format`, { accept: 'image/avif' })
      expect(vector.headers['content-type']).toBe('image/svg+xml')
      const raster = await fetch(`${drawing.url}?w=100&fm=png`)
      expect(raster.headers.get('content-type')).toBe('image/png')
      expect((await sharp(await raster.bytes()).metadata()).width).toBe(100)
    })

    const rect = '<rect id="r" width="640" height="360"/>'
    test.each([
      ['a filter', '<filter id="f"><feTurbulence numOctaves="60"/></filter>'],
      ['a filter of CSS', '<rect width="1" height="1" style="filter: blur(9px)"/>'],
      ['a filter with a namespace', '<s:filter xmlns:s="http://www.w3.org/2000/svg" id="f"/>'],
      ['many copies', rect + '<use href="#r"/>'.repeat(101)],
      ['another SVG', '<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'],
      ['more than 256 KB', rect.repeat(7_000)],
    ])('with %s is sent as uploaded instead of drawn', async (_what, content) => {
      const svg = SVG.replace('</svg>', `${content}</svg>`)
      const { metadata, url } = await client.assets.upload('image', Buffer.from(svg))
      expect(metadata).not.toHaveProperty('lqip')
      const response = await bareRequest(`${url}?w=100&fm=png`)
      expect(response.headers['content-type']).toBe('image/svg+xml')
      expect(response.headers['content-security-policy']).toContain('sandbox')
      expect(response.body.toString()).toBe(svg)
    })

    test('is drawn with at most four million pixels', async () => {
      const response = await fetch(`${drawing.url}?w=6000&fm=png`)
      const { width, height } = await sharp(await response.bytes()).metadata()
      expect(width * height).toBeLessThanOrEqual(4_000_000)
      expect(width * height).toBeGreaterThan(3_900_000)
    })

    test('a file SVG is only ever downloaded, as are HTML and scripts', async () => {
      for (const filename of ['x.svg', 'x.html', 'x.js', 'x.xml', 'noextension']) {
        const file = await client.assets.upload('file', Buffer.from(`<b>${filename}</b>`), {
          filename,
          contentType: 'text/html',
        })
        const response = await bareRequest(file.url)
        expect(response.headers['content-disposition']).toMatch(/^attachment/)
        expect(response.headers['content-type']).toBe('application/octet-stream')
      }
    })
  })

  test('are 404 once their document is deleted, until they are uploaded again', async () => {
    const bytes = await sharp({
      create: { width: 30, height: 20, channels: 3, background: '#123456' },
    })
      .png()
      .toBuffer()
    const upload = {
      image: () => client.assets.upload('image', bytes),
      drawing: () => client.assets.upload('image', Buffer.from(SVG.replace('<svg', '<svg id="x"'))),
      file: () => client.assets.upload('file', Buffer.from('wrong'), { filename: 'wrong.txt' }),
    }
    for (const put of Object.values(upload)) {
      const { _id, url } = await put()
      const addresses = [url, `${url}?dl`, `${url}?w=10&fm=png`, `${url}?fm=json`]
      const statuses = async () =>
        Promise.all(addresses.map(async (address) => (await bareRequest(address)).status))
      expect(await statuses()).toEqual([200, 200, 200, 200])
      await client.delete(_id)
      expect(await statuses()).toEqual([404, 404, 404, 404])
      await put()
      expect(await statuses()).toEqual([200, 200, 200, 200])
    }
  })
})
