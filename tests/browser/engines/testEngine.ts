import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROUTES } from '../../site/routes.ts'
import { LAKE_TOKEN, type Site, startSite } from '../../site/startSite.ts'
import type { EngineWindow, OpenWindow, Size } from './engineWindow.ts'
import { type Engine, isInstalled } from './installed.ts'

const DESKTOP: Size = { width: 1440, height: 900 }
/** These engines start more slowly than Chromium. */
const SOON = { timeout: 60_000, interval: 100 }
const STUDIO_SOON = { timeout: 120_000, interval: 200 }
const LONG_TEST_MS = 400_000
const TERMS = '/terms-and-conditions'
const HELP = '/help-center'
const CONTACT_FORM = 'form:has([name=firstName])'
const MESSAGE = {
  firstName: 'Ama',
  lastName: 'Mensah',
  email: 'ama@shop.example',
  message: 'Do you open on Saturdays?',
}

/** All parts with deferred styles are shown, and everything with behaviour is hydrated. */
const HYDRATED = `[...document.querySelectorAll('#deferred-styles-sections ~ *, #site-footer')].every((part) =>
  getComputedStyle(part).display !== 'none') && [document.body, ...document.querySelectorAll('[data-hydrate]')].every((element) =>
  Object.keys(element).some((key) => key.startsWith('__reactFiber')))`
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
    let site: Site
    let visitor: EngineWindow
    beforeAll(async () => {
      ;[site, visitor] = await Promise.all([startSite(), openWindow({ scripts: true })])
    })
    afterAll(async () => {
      await visitor?.close()
      await site?.stop()
    })

    const evaluate = (expression: string) => visitor.evaluate(expression)
    const becomes = (expression: string, value: unknown, soon = SOON) =>
      expect.poll(() => visitor.read(expression), soon).toEqual(value)
    const open = async (path: string, size: Size = DESKTOP) => {
      await visitor.resize(size)
      await visitor.goto(site.origin + path)
      await becomes(HYDRATED, true)
      await visitor.takeProblems()
    }
    const fillContactForm = async () => {
      for (const [name, text] of Object.entries(MESSAGE)) {
        await visitor.click(`${CONTACT_FORM} [name=${name}]`)
        await visitor.type(text)
      }
      await evaluate(`document.querySelector('${CONTACT_FORM} [name=agreeToPolicy]').click()`)
    }

    test('is the engine under test', () => {
      expect(visitor.version).toMatch(/Firefox|MiniBrowser|WebKit/i)
    })

    test(
      'shows every page without console error, overflow or broken picture',
      async () => {
        for (const { path, heading } of ROUTES) {
          await visitor.resize(DESKTOP)
          await visitor.goto(site.origin + path)
          await becomes(HYDRATED, true)
          const shown = String(await evaluate(H1)).replaceAll(/\s+/g, ' ')
          expect(shown.trim(), path).toContain(heading)
          expect(await evaluate(OVERFLOW), `${path} on a desktop`).toBe(0)
          expect(await evaluate(BROKEN_IMAGES), path).toEqual([])
          await visitor.resize(visitor.phone)
          await expect.poll(() => visitor.read('innerWidth'), SOON).toBeLessThan(760)
          expect(await evaluate(OVERFLOW), `${path} on a phone`).toBe(0)
          expect(await visitor.takeProblems(), path).toEqual([])
        }
        expect(site.output()).not.toContain('page.failed.browser')
      },
      LONG_TEST_MS,
    )

    test('opens the menus by click and closes them with Escape', async () => {
      await open('/')
      await visitor.click('button[popovertarget="menu-company"]')
      await becomes(isShown('#menu-company'), true)
      await visitor.press('Escape')
      await becomes(isShown('#menu-company'), false)
      await open('/', visitor.phone)
      await visitor.click('[aria-label="Open menu"]')
      await becomes(isShown('#menu-mobile'), true)
      await visitor.press('Escape')
      await becomes(isShown('#menu-mobile'), false)
      expect(await visitor.takeProblems()).toEqual([])
    })

    test('moves the carousel with its buttons', async () => {
      await open('/')
      const slide = `document.querySelector('[aria-roledescription=slide]:not([inert])')?.getAttribute('aria-label')`
      const first = await evaluate(slide)
      await visitor.click('[aria-label="Next picture"]')
      await expect.poll(() => visitor.read(slide), SOON).not.toBe(first)
      expect(await visitor.takeProblems()).toEqual([])
    })

    test('opens a biography, closes it with Escape, and returns the focus', async () => {
      await open('/about-us')
      await visitor.click('main [aria-haspopup="dialog"]')
      await becomes(isShown('dialog[open]'), true)
      await visitor.press('Escape')
      await becomes(isShown('dialog[open]'), false)
      await becomes(`document.activeElement.getAttribute('aria-haspopup')`, 'dialog')
      expect(await visitor.takeProblems()).toEqual([])
    })

    test('reports what is missing in the contact form, and sends it', async () => {
      await open('/contact-us')
      await visitor.click(`${CONTACT_FORM} button[type=submit]`)
      await becomes(includes('First name is required'), true)
      await fillContactForm()
      await visitor.click(`${CONTACT_FORM} button[type=submit]`)
      await becomes(includes('Message sent successfully'), true)
      expect(await visitor.takeProblems()).toEqual([])
    })

    test('navigates inside the app and restores the position on going back', async () => {
      await open('/services/payouts')
      await evaluate('void (window.sameDocument = true)')
      await evaluate(scrollTo(900))
      await becomes(SCROLLED, 900)
      await evaluate(`document.querySelector('footer a[href="/about-us"]').click()`)
      await becomes(PATH, '/about-us')
      await becomes(SCROLLED, 0)
      await visitor.back()
      await becomes(PATH, '/services/payouts')
      await becomes(SCROLLED, 900)
      expect(await evaluate('window.sameDocument')).toBe(true)
      expect(await visitor.takeProblems()).toEqual([])
    })

    test('restores the position on going back from another document', async () => {
      await open('/services/payouts')
      await evaluate(scrollTo(900))
      await becomes(SCROLLED, 900)
      await evaluate(`void (location.href = '/robots.txt')`)
      await becomes(PATH, '/robots.txt')
      await visitor.back()
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
        await visitor.back()
        await becomes(SCROLLED, position)
      }
      expect(await visitor.takeProblems()).toEqual([])
    })

    test('fetches the next page when the focus reaches its link', async () => {
      await open('/services/payment-services')
      await evaluate(`document.querySelector('footer a[href="/about-us"]').focus()`)
      const entries = `performance.getEntriesByType('resource')`
      await becomes(`${entries}.some(({ name }) => name.includes('/about-us.data'))`, true)
      expect(await visitor.takeProblems()).toEqual([])
    })

    test(
      'edits a question in the Studio, shows the draft in the preview, and publishes it',
      async () => {
        const { _id } = await site.client.fetch<{ _id: string }>(
          '*[_type == "faqItem"] | order(order)[0]{ _id }',
        )
        await visitor.resize(DESKTOP)
        await visitor.goto(`${site.origin}/studio/intent/edit/id=${_id};type=faqItem/`)
        await visitor.click('input[name="name"]')
        await visitor.type('Ama Mensah')
        await visitor.click('input[type="password"]')
        await visitor.type(LAKE_TOKEN)
        await visitor.press('Enter')
        const field = '[data-testid="field-question"] :is(input, textarea):read-write'
        await becomes(isShown(field), true, STUDIO_SOON)
        const publish = '[data-testid="action-publish"]:enabled'
        // While the Studio loads, it mounts its tools again, and what was typed is lost.
        const isTyped = async () => {
          if (await evaluate(isShown(publish))) return true
          const text = await evaluate(`document.querySelector('${field}')?.value`)
          if (String(text).endsWith(' Really?')) return false
          await visitor.click(field)
          await visitor.press('End')
          await visitor.type(' Really?')
          return false
        }
        const attempt = () => isTyped().catch((error: unknown) => String(error))
        await expect.poll(attempt, STUDIO_SOON).toBe(true)
        await expect
          .poll(
            () =>
              site.client.fetch<string>(
                '*[_id == $id][0].question',
                { id: `drafts.${_id}` },
                { perspective: 'raw' },
              ),
            STUDIO_SOON,
          )
          .toMatch(/ Really\?$/)

        const studio = await evaluate('location.href')
        await visitor.goto(`${site.origin}/studio/presentation?preview=${HELP}`)
        const frame = `document.querySelector('iframe[src*="/preview/enable"]')?.contentDocument`
        await becomes(
          `Boolean(${frame}?.body?.textContent.includes(' Really?'))`,
          true,
          STUDIO_SOON,
        )
        const visible = () => fetch(site.origin + HELP).then((response) => response.text())
        expect(await visible()).not.toContain(' Really?')

        await visitor.goto(String(studio))
        await becomes(isShown(publish), true, STUDIO_SOON)
        await visitor.click(publish)
        await expect.poll(visible, SOON).toContain(' Really?')
      },
      LONG_TEST_MS,
    )
  })
  describeWithoutScripts(engine, openWindow)
}

/** With scripts switched off in the engine itself. */
function describeWithoutScripts(engine: Engine, openWindow: OpenWindow): void {
  describe(`${engine.name} without JavaScript`, () => {
    let site: Site
    let visitor: EngineWindow
    beforeAll(async () => {
      ;[site, visitor] = await Promise.all([startSite(), openWindow({ scripts: false })])
    })
    afterAll(async () => {
      await visitor?.close()
      await site?.stop()
    })

    const becomes = (expression: string, value: unknown) =>
      expect.poll(() => visitor.read(expression), SOON).toEqual(value)
    /** A menu that slides in is clicked where it was. */
    const atRest = async (selector: string) => {
      let before: unknown = 'covered'
      const rests = async () => {
        const now = await visitor.evaluate(clickablePoint(selector))
        const isSame = now !== 'covered' && now === before
        before = now
        return isSame
      }
      await expect.poll(rests, SOON).toBe(true)
    }
    const open = async (path: string) => {
      await visitor.resize(visitor.phone)
      await visitor.goto(site.origin + path)
      await becomes(SCRIPTS_ARE_OFF, true)
    }

    test(
      'every page is readable and within the screen of a phone',
      async () => {
        for (const { path, heading } of ROUTES) {
          await open(path)
          const shown = String(await visitor.evaluate(H1)).replaceAll(/\s+/g, ' ')
          expect(shown.trim(), path).toContain(heading)
          expect(await visitor.evaluate(HIDDEN_SECTIONS), path).toEqual([])
          expect(await visitor.evaluate(OVERFLOW), path).toBe(0)
        }
      },
      LONG_TEST_MS,
    )

    test('the menu opens, and its links lead to pages', async () => {
      await open('/')
      await visitor.click('[aria-label="Open menu"]')
      await becomes(isShown('#menu-mobile'), true)
      await atRest('#menu-mobile a[href="/contact-us"]')
      await visitor.click('#menu-mobile a[href="/contact-us"]')
      await becomes(PATH, '/contact-us')
    })

    test('the contact form reports what is missing, and is sent', async () => {
      await open('/contact-us')
      await visitor.click(`${CONTACT_FORM} button[type=submit]`)
      await becomes(includes('First name is required'), true)
      for (const [name, text] of Object.entries(MESSAGE)) {
        await visitor.click(`${CONTACT_FORM} [name=${name}]`)
        await visitor.type(text)
      }
      await visitor.click(`${CONTACT_FORM} [name=agreeToPolicy]`)
      await visitor.click(`${CONTACT_FORM} button[type=submit]`)
      await becomes('location.search', '?sent=contact')
      await becomes(includes('Message sent successfully'), true)
    })
  })
}
