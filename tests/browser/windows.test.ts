import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { FAILURES_DIR } from './failureReport.ts'
import { DESKTOP, hydrated, PHONE, withBrowser } from './harness.ts'

const open = withBrowser()
const CHANGED_TITLE = '<title>Changed by a route</title>'

const storedIn = () => ({
  cookies: document.cookie,
  local: Object.keys(localStorage),
  session: Object.keys(sessionStorage),
  entries: history.length,
  isPrinted: matchMedia('print').matches,
  isMotionReduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
  hovered: document.querySelectorAll('main :hover').length,
  width: innerWidth,
  isScripted: 'left' in window,
})

test('a reused window has no state of the previous test', async () => {
  const first = await open('/', {
    viewport: { ...DESKTOP, width: 1000 },
    initScript: () => void Object.assign(window, { left: true }),
  })
  await hydrated(first.page)
  await first.page.getByRole('heading', { level: 1 }).hover()
  await first.page.evaluate(() => {
    localStorage.setItem('left', '1')
    // A page can also store something when it is left.
    addEventListener('pagehide', () => sessionStorage.setItem('left', '1'))
    history.pushState(null, '', '#left')
  })
  await first.page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
  const context = first.page.context()
  await context.addCookies([{ name: 'left', value: '1', url: first.page.url() }])
  await context.newPage()
  await first.page.route('**/*', (route) =>
    route.fulfill({ contentType: 'text/html', body: CHANGED_TITLE }),
  )
  const heard: string[] = []
  first.page.on('request', (request) => heard.push(request.url()))
  await first.close()
  heard.length = 0

  const second = await open('/')
  await hydrated(second.page)
  expect(second.page, 'it is the same window').toBe(first.page)
  expect(second.problems).toEqual([])
  expect(heard).toEqual([])
  expect(second.page.context().pages()).toHaveLength(1)
  // One entry is the empty document that the window waited at.
  expect(await second.page.evaluate(storedIn)).toEqual({
    cookies: '',
    local: [],
    session: [],
    entries: 2,
    isPrinted: false,
    isMotionReduced: false,
    hovered: 0,
    width: DESKTOP.width,
    isScripted: false,
  })
  await second.page.evaluate(() => console.info('noticed'))
  await expect.poll(() => second.problems).toEqual(['console.info: noticed'])
  await second.close()
})

test.each([
  ['touch', { viewport: PHONE }],
  ['no JavaScript', { javaScriptEnabled: false }],
  ['reduced motion', { reducedMotion: 'reduce' }],
  ['large text', { largeText: true }],
  ['a window of its own', { prepare: async () => undefined }],
] as const)('a window is not used for a test with %s if it has none', async (_name, options) => {
  const first = await open('/robots.txt')
  await first.close()
  const second = await open('/robots.txt', options)
  expect(second.page).not.toBe(first.page)
  await second.close()
})

describe('a failed test whose window is closed by a hook', () => {
  let close: (() => Promise<void>) | undefined
  afterEach(() => close?.())

  test.fails('leaves its window open although a hook closes it', async () => {
    const opened = await open('/robots.txt')
    close = opened.close
    expect(await opened.page.title()).toBe('another title')
  })

  test('a failed test whose window a hook closes leaves a screenshot, the console and the trace', async () => {
    const name =
      'windows-a-failed-test-whose-window-is-closed-by-a-hook-leaves-its-window-open-although-a-hook-closes-it'
    for (const extension of ['png', 'txt', 'zip']) {
      const file = `${FAILURES_DIR}/${name}.${extension}`
      expect(existsSync(file), file).toBe(true)
      await rm(file)
    }
  })
})
