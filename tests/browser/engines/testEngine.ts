import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contact } from '../../../submissions/definitions/contact.ts'
import { ROUTES } from '../../site/routes.ts'
import { LAKE_TOKEN, type Site, startSite } from '../../site/startSite.ts'
import { completeValues } from '../../submissions/fixtures.ts'
import { isHydrated, isLaidOut } from '../hydrated.ts'
import type { EngineWindow, OpenWindow, Size, WindowOptions } from './engineWindow.ts'
import { type Engine, isInstalled } from './installed.ts'

const DESKTOP: Size = { width: 1440, height: 900 }
/** These engines start more slowly than Chromium. */
const SOON = { timeout: 60_000, interval: 100 }
const STUDIO_SOON = { timeout: 120_000, interval: 200 }
const LONG_TEST_MS = 400_000
const TERMS = '/terms-and-conditions'
const HELP = '/help-center'
const CONTACT_FORM = 'form:has([name=firstName])'
const { agreeToPolicy: _, ...MESSAGE } = completeValues(contact)

/** All parts with deferred styles are shown, and everything with behaviour is hydrated. */
const HYDRATED = `(${isLaidOut})() && (${isHydrated})()`
/** Values of the fields that are not empty, and ticked boxes. */
const INPUT = `[...document.querySelector('${CONTACT_FORM}').elements]
  .filter((field) => field.matches('[id]:is(input, textarea)') && field.value !== '')
  .flatMap((field) => field.type !== 'checkbox' ? field.value : field.checked ? field.name : [])
  .join('\\n')`
const OVERFLOW = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
const BROKEN_IMAGES = `[...document.images].filter((image) =>
  image.complete && image.naturalWidth === 0).map((image) => image.currentSrc)`
/** The query is supported by both engines; a hydrated body has React's keys. */
const SCRIPTS_ARE_OFF = `matchMedia('(scripting: none)').matches && Object.keys(document.body).length === 0`
const HIDDEN_SECTIONS = `[...document.querySelectorAll('main section, footer')].filter((element) =>
  element.getClientRects().length === 0).map((element) => element.outerHTML.slice(0, 200))`
const H1 = `(document.querySelector('main h1') || {}).textContent`
const SCROLLED = 'Math.round(scrollY)'
const PATH = 'location.pathname'

const isShown = (selector: string) =>
  `[...document.querySelectorAll('${selector}')].some((element) => element.getClientRects().length > 0)`
const includes = (words: string) => `document.body.textContent.includes('${words}')`
/** Where the middle of an element is, if a click there would reach it. */
const clickablePoint = (selector: string) => `(() => {
  const element = document.querySelector('${selector}')
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  return element.contains(document.elementFromPoint(x, y)) ? x + ' ' + y : 'covered'
})()`
const scrollTo = (top: number) => `scrollTo({ top: ${top}, behavior: 'instant' })`

/**
 * What matters most to visitors and editors, in an engine other than Chromium. An engine that is
 * not installed is left out: a skipped test would count as failed.
 */
export function testEngine(engine: Engine, openWindow: OpenWindow): void {
  if (!isInstalled(engine)) {
    test(`${engine.name} is not installed: its tests are left out (${engine.packages})`, () => {
      expect(isInstalled(engine)).toBe(false)
    })
    return
  }
  describe(engine.name, () => {
    const session = withSession(openWindow, { scripts: true })
    testPages(session)
    testControls(session)
    testContactForm(session)
    testNavigation(session)
    testStudio(session)
  })
  describe(`${engine.name} without JavaScript`, () => {
    testWithoutScripts(withSession(openWindow, { scripts: false }))
  })
}

type Session = ReturnType<typeof withSession>

/** A site and a window that the tests of the surrounding `describe` share. */
function withSession(openWindow: OpenWindow, options: WindowOptions) {
  let site: Site
  let visitor: EngineWindow
  beforeAll(async () => {
    ;[site, visitor] = await Promise.all([startSite(), openWindow(options)])
  })
  afterAll(async () => {
    await visitor?.close()
    await site?.stop()
  })

  const becomes = (expression: string, value: unknown, soon = SOON) =>
    expect.poll(() => visitor.read(expression), soon).toEqual(value)
  return {
    get site() {
      return site
    },
    get visitor() {
      return visitor
    },
    evaluate: (expression: string) => visitor.evaluate(expression),
    becomes,
    /** Opens a page with scripts. */
    async open(path: string, size: Size = DESKTOP) {
      await visitor.resize(size)
      await visitor.goto(site.origin + path)
      await becomes(HYDRATED, true)
      await visitor.takeProblems()
    },
  }
}

function testPages(session: Session): void {
  const { evaluate, becomes } = session
  /** A browser may lay the page out some time after it was resized. */
  const hasNoOverflow = (message: string) =>
    expect.poll(() => session.visitor.read(OVERFLOW), { ...SOON, message }).toBe(0)

  test('is the engine under test', () => {
    expect(session.visitor.version).toMatch(/Firefox|MiniBrowser|WebKit/i)
  })

  test(
    'shows every page without console error, overflow or broken picture',
    async () => {
      for (const { path, heading } of ROUTES) {
        await session.visitor.resize(DESKTOP)
        await session.visitor.goto(session.site.origin + path)
        await becomes(HYDRATED, true)
        const shown = String(await evaluate(H1)).replaceAll(/\s+/g, ' ')
        expect(shown.trim(), path).toContain(heading)
        await hasNoOverflow(`${path} on a desktop`)
        expect(await evaluate(BROKEN_IMAGES), path).toEqual([])
        await session.visitor.resize(session.visitor.phone)
        await expect.poll(() => session.visitor.read('innerWidth'), SOON).toBeLessThan(760)
        await hasNoOverflow(`${path} on a phone`)
        expect(await session.visitor.takeProblems(), path).toEqual([])
      }
      expect(session.site.output()).not.toContain('page.failed.browser')
    },
    LONG_TEST_MS,
  )
}

function testControls(session: Session): void {
  const { evaluate, becomes, open } = session

  test('opens the menus by click and closes them with Escape', async () => {
    await open('/')
    const company = 'button[popovertarget="menu-company"]'
    // A pointer that arrives opens the menu, which a click closes if the browser passes it on late.
    await session.visitor.click(company)
    await session.visitor.press('Escape')
    await becomes(isShown('#menu-company'), false)
    await session.visitor.click(company)
    await becomes(isShown('#menu-company'), true)
    await session.visitor.press('Escape')
    await becomes(isShown('#menu-company'), false)
    await open('/', session.visitor.phone)
    await session.visitor.click('[aria-label="Open menu"]')
    await becomes(isShown('#menu-mobile'), true)
    await session.visitor.press('Escape')
    await becomes(isShown('#menu-mobile'), false)
    expect(await session.visitor.takeProblems()).toEqual([])
  })

  test('moves the carousel with its buttons', async () => {
    await open('/')
    const slide = `document.querySelector('[data-current]')?.getAttribute('aria-label')`
    const first = await evaluate(slide)
    await session.visitor.click('[aria-label="Next picture"]')
    await expect.poll(() => session.visitor.read(slide), SOON).not.toBe(first)
    expect(await session.visitor.takeProblems()).toEqual([])
  })

  test('separates the parts of a name by a space', async () => {
    const hasName = (selector: string, name: string) => session.visitor.hasName(selector, name)
    await open('/services/payouts')
    expect(await hasName('main a[href="/bulk-pay"]', 'Next service Bulk Pay')).toBe(true)
    await open(TERMS)
    expect(await hasName('nav a[href="#definitions"]', '1\u00a0Definitions')).toBe(true)
  })

  test('opens a biography, closes it with Escape, and returns the focus', async () => {
    await open('/about-us')
    await session.visitor.click('main button')
    await becomes(isShown('dialog[open]'), true)
    await session.visitor.press('Escape')
    await becomes(isShown('dialog[open]'), false)
    await becomes(`document.activeElement.textContent.startsWith('Read bio')`, true)
    expect(await session.visitor.takeProblems()).toEqual([])
  })
}

function testContactForm(session: Session): void {
  const { evaluate, becomes, open } = session
  const reload = async () => {
    await evaluate('void setTimeout(() => location.reload(), 0, (window.isLeft = true))')
    await becomes(`!window.isLeft && ${HYDRATED}`, true)
  }

  test('reports what is missing in the contact form, sends it, and restores unsent input only after a reload', async () => {
    await open('/contact-us')
    await session.visitor.click(`${CONTACT_FORM} button[type=submit]`)
    await becomes(includes('First name is required'), true)
    for (const [name, text] of Object.entries(MESSAGE)) {
      await session.visitor.click(`${CONTACT_FORM} [name=${name}]`)
      await session.visitor.type(text)
    }
    await reload()
    await session.visitor.click(`${CONTACT_FORM} [name=firstName]`)
    await session.visitor.press('End')
    await session.visitor.type(' Efua')
    await evaluate(`document.querySelector('${CONTACT_FORM} [name=agreeToPolicy]').click()`)
    await reload()
    const input = {
      ...MESSAGE,
      firstName: `${MESSAGE.firstName} Efua`,
      agreeToPolicy: 'agreeToPolicy',
    }
    await becomes(INPUT, Object.values(input).join('\n'))
    await session.visitor.click(`${CONTACT_FORM} button[type=submit]`)
    await becomes(includes('Message sent successfully'), true)
    await reload()
    await becomes(INPUT, '')
    expect(await session.visitor.takeProblems()).toEqual([])
  })
}

function testNavigation(session: Session): void {
  const { evaluate, becomes, open } = session

  test('navigates inside the app and restores the position on going back', async () => {
    await open('/services/payouts')
    await evaluate('void (window.sameDocument = true)')
    await evaluate(scrollTo(900))
    await becomes(SCROLLED, 900)
    await evaluate(`document.querySelector('footer a[href="/about-us"]').click()`)
    await becomes(PATH, '/about-us')
    await becomes(SCROLLED, 0)
    await session.visitor.back()
    await becomes(PATH, '/services/payouts')
    await becomes(SCROLLED, 900)
    expect(await evaluate('window.sameDocument')).toBe(true)
    expect(await session.visitor.takeProblems()).toEqual([])
  })

  test('restores the position on going back from another document', async () => {
    await open('/services/payouts')
    await evaluate(scrollTo(900))
    await becomes(SCROLLED, 900)
    await evaluate(`void (location.href = '/robots.txt')`)
    await becomes(PATH, '/robots.txt')
    await session.visitor.back()
    await becomes(PATH, '/services/payouts')
    await becomes(SCROLLED, 900)
  })

  test('goes back through jumps in the contents', async () => {
    await open(TERMS)
    await becomes('history.scrollRestoration', 'manual')
    const positions: unknown[] = [0]
    for (const id of ['fees-and-taxes', 'dispute-resolution']) {
      await evaluate(`document.querySelector('nav a[href="#${id}"]').click()`)
      const top = `document.getElementById('${id}').getBoundingClientRect().top`
      await becomes(`Math.abs(${top} - 80) <= 1`, true)
      positions.push(await evaluate(SCROLLED))
    }
    for (const position of positions.slice(0, -1).toReversed()) {
      await session.visitor.back()
      await becomes(SCROLLED, position)
    }
    expect(await session.visitor.takeProblems()).toEqual([])
  })

  test('fetches the next page when the focus reaches its link', async () => {
    await open('/services/payment-services')
    await evaluate(`document.querySelector('footer a[href="/about-us"]').focus()`)
    const entries = `performance.getEntriesByType('resource')`
    await becomes(`${entries}.some(({ name }) => name.includes('/about-us.data'))`, true)
    expect(await session.visitor.takeProblems()).toEqual([])
  })
}

function testStudio(session: Session): void {
  const { evaluate, becomes } = session

  test(
    'edits a question in the Studio, shows the draft in the preview, and publishes it',
    async () => {
      const { _id } = await session.site.client.fetch<{ _id: string }>(
        '*[_type == "faqItem"] | order(order)[0]{ _id }',
      )
      await session.visitor.resize(DESKTOP)
      await session.visitor.goto(
        `${session.site.origin}/studio/intent/edit/id=${_id};type=faqItem/`,
      )
      await session.visitor.click('input[name="name"]')
      await session.visitor.type('Ama Mensah')
      await session.visitor.click('input[type="password"]')
      await session.visitor.type(LAKE_TOKEN)
      await session.visitor.press('Enter')
      const field = '[data-testid="field-question"] :is(input, textarea):read-write'
      await becomes(isShown(field), true, STUDIO_SOON)
      const publish = '[data-testid="action-publish"]:enabled'
      // While the Studio loads, it mounts its tools again, and what was typed is lost.
      const isTyped = async () => {
        if (await evaluate(isShown(publish))) return true
        const text = await evaluate(`document.querySelector('${field}')?.value`)
        if (String(text).endsWith(' Really?')) return false
        await session.visitor.click(field)
        await session.visitor.press('End')
        await session.visitor.type(' Really?')
        return false
      }
      const attempt = () => isTyped().catch((error: unknown) => String(error))
      await expect.poll(attempt, STUDIO_SOON).toBe(true)
      await expect
        .poll(
          () =>
            session.site.client.fetch<string>(
              '*[_id == $id][0].question',
              { id: `drafts.${_id}` },
              { perspective: 'raw' },
            ),
          STUDIO_SOON,
        )
        .toMatch(/ Really\?$/)

      const studio = await evaluate('location.href')
      await session.visitor.goto(`${session.site.origin}/studio/presentation?preview=${HELP}`)
      const frame = `document.querySelector('iframe[src*="/preview/enable"]')?.contentDocument`
      await becomes(`Boolean(${frame}?.body?.textContent.includes(' Really?'))`, true, STUDIO_SOON)
      const visible = () => fetch(session.site.origin + HELP).then((response) => response.text())
      expect(await visible()).not.toContain(' Really?')

      await session.visitor.goto(String(studio))
      await becomes(isShown(publish), true, STUDIO_SOON)
      await session.visitor.click(publish)
      await expect.poll(visible, SOON).toContain(' Really?')
    },
    LONG_TEST_MS,
  )
}

/** With scripts switched off in the engine itself. */
function testWithoutScripts(session: Session): void {
  const { becomes } = session
  /** A menu that slides in is clicked where it was. */
  const atRest = async (selector: string) => {
    let before: unknown = 'covered'
    const rests = async () => {
      const now = await session.visitor.evaluate(clickablePoint(selector))
      const isSame = now !== 'covered' && now === before
      before = now
      return isSame
    }
    await expect.poll(rests, SOON).toBe(true)
  }
  const open = async (path: string) => {
    await session.visitor.resize(session.visitor.phone)
    await session.visitor.goto(session.site.origin + path)
    await becomes(SCRIPTS_ARE_OFF, true)
  }

  test(
    'every page is readable and within the screen of a phone',
    async () => {
      for (const { path, heading } of ROUTES) {
        await open(path)
        const shown = String(await session.visitor.evaluate(H1)).replaceAll(/\s+/g, ' ')
        expect(shown.trim(), path).toContain(heading)
        expect(await session.visitor.evaluate(HIDDEN_SECTIONS), path).toEqual([])
        expect(await session.visitor.evaluate(OVERFLOW), path).toBe(0)
      }
    },
    LONG_TEST_MS,
  )

  test('the menu opens, and its links lead to pages', async () => {
    await open('/')
    await session.visitor.click('[aria-label="Open menu"]')
    await becomes(isShown('#menu-mobile'), true)
    await atRest('#menu-mobile a[href="/contact-us"]')
    await session.visitor.click('#menu-mobile a[href="/contact-us"]')
    await becomes(PATH, '/contact-us')
  })

  test('the contact form reports what is missing, and is sent', async () => {
    await open('/contact-us')
    await session.visitor.click(`${CONTACT_FORM} button[type=submit]`)
    await becomes(includes('First name is required'), true)
    await becomes('document.readyState', 'complete')
    const field = (name: string) => `${CONTACT_FORM} [name=${name}]`
    for (const [name, text] of Object.entries(MESSAGE)) {
      await session.visitor.click(field(name))
      await session.visitor.type(text)
      await becomes(`document.querySelector('${field(name)}').value`, text)
    }
    await session.visitor.click(field('agreeToPolicy'))
    await becomes(`document.querySelector('${field('agreeToPolicy')}').checked`, true)
    await session.visitor.click(`${CONTACT_FORM} button[type=submit]`)
    await becomes('location.search', '?sent=contact')
    await becomes(includes('Message sent successfully'), true)
  })
}
