import { createServer, type Server } from 'node:http'
import express from 'express'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listenOnLoopback } from '../../tests/listenOnLoopback.ts'
import { errorHandler } from '../http/errors/errorHandler.ts'
import { OverloadError } from '../overload/admission.ts'
import { createDeferredStyles, type DeferredStylesHost } from './deferredStyles.ts'

describe('deferred stylesheets', () => {
  let server: Server
  let origin: string
  let rendered: string[]
  let styles: DeferredStylesHost
  let css: string

  beforeEach(async () => {
    rendered = []
    css = '.a{color:red}'
    styles = createDeferredStyles(async (path) => {
      rendered.push(path)
      return `<link rel="stylesheet" href="${styles.store(css, path)}">`
    })
    server = createServer(express().use(styles.routes))
    origin = (await listenOnLoopback(server)).origin
  })
  afterEach(() => new Promise((resolve) => server.close(resolve)))

  const unknown = '/styles/0123456789abcdef.css'

  test('are immutable under the hash of their content', async () => {
    const address = styles.store(css, '/careers')
    expect(address).toMatch(/^\/styles\/[a-f0-9]{16}\.css\?of=%2Fcareers$/)
    const response = await fetch(origin + address)
    expect(await response.text()).toBe(css)
    expect(response.headers.get('content-type')).toContain('text/css')
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(rendered).toEqual([])
  })

  test('are regenerated after a restart, once for simultaneous requests', async () => {
    const address = styles.store(css, '/careers')
    const restarted = createDeferredStyles(async (path) => {
      rendered.push(path)
      return restarted.store(css, path)
    })
    server.removeAllListeners('request')
    server.on('request', express().use(restarted.routes))
    const responses = await Promise.all([fetch(origin + address), fetch(origin + address)])
    for (const response of responses) {
      expect(await response.text()).toBe(css)
      expect(response.headers.get('cache-control')).toContain('immutable')
    }
    expect(rendered).toEqual(['/careers'])
  })

  test('the stylesheets of a page with several are regenerated together, and the requested one is sent', async () => {
    const sheets = ['.frame{color:red}', '.below{color:blue}']
    const restarted: DeferredStylesHost = createDeferredStyles(async (path) =>
      sheets.map((one) => `<link rel="stylesheet" href="${restarted.store(one, path)}"/>`).join(''),
    )
    server.removeAllListeners('request')
    server.on('request', express().use(restarted.routes))
    const [, below = ''] = sheets.map((one) => styles.store(one, '/careers'))
    expect(await (await fetch(origin + below)).text()).toBe('.below{color:blue}')
    const old = await fetch(`${origin}${unknown}?of=/careers`)
    expect(await old.text(), 'all there are, when it is another page by now').toBe(sheets.join(''))
  })

  test('stylesheets of a former build are read from disk', async () => {
    const name = '0123456789abcdef'
    const withDisk = createDeferredStyles(() => Promise.reject(new Error('not to be made again')), {
      store: () => Promise.resolve(),
      find: async (asked) => (asked === name ? '.former{color:red}' : undefined),
    })
    server.removeAllListeners('request')
    server.on('request', express().use(withDisk.routes))
    const response = await fetch(`${origin}${unknown}?of=/careers`)
    expect(await response.text()).toBe('.former{color:red}')
  })

  test('an old address gets the current styles of its page, which are not cached', async () => {
    css = '.b{color:blue}'
    const response = await fetch(`${origin}${unknown}?of=/careers`)
    expect(await response.text()).toBe(css)
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test.each([
    unknown,
    `${unknown}?of=//evil.example/`,
    `${unknown}?of=https://evil.example/`,
    `${unknown}?of=/%5Cevil.example`,
    `${unknown}?of=/a%3Fb`,
    '/styles/../../etc/passwd.css',
  ])('%s is refused without a lookup', async (address) => {
    expect((await fetch(origin + address)).status).toBe(404)
    expect(rendered).toEqual([])
  })

  test('a stylesheet of a path without a page is 404', async () => {
    const pageless = createDeferredStyles(async () => undefined)
    server.removeAllListeners('request')
    server.on('request', express().use(pageless.routes))
    expect((await fetch(`${origin}${unknown}?of=/invented`)).status).toBe(404)
  })

  test('an overloaded server sends 503 with Retry-After for a stylesheet, not 404', async () => {
    const overloaded = createDeferredStyles(() => Promise.reject(new OverloadError('page')))
    const { info, warn, error } = console
    server.removeAllListeners('request')
    server.on('request', express().use(overloaded.routes, errorHandler({ info, warn, error })))
    const response = await fetch(`${origin}${unknown}?of=/careers`)
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
  })

  test('a stylesheet whose page cannot be rendered is 404', async () => {
    const failing = createDeferredStyles(() => Promise.reject(new Error('no')))
    server.removeAllListeners('request')
    server.on('request', express().use(failing.routes))
    expect((await fetch(`${origin}${unknown}?of=/careers`)).status).toBe(404)
  })
})
