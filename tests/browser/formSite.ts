import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import type { FieldValues, FormSpec } from '../../app/forms/formSpec.ts'
import { HUMAN_MIN_MS } from '../../app/forms/receivePost.ts'
import { forms } from '../../submissions/definitions/forms.ts'
import type { Site } from '../site/startSite.ts'
import { type FakeBackend, startFakeBackend } from '../submissions/fakeBackend.ts'
import { completeValues } from '../submissions/fixtures.ts'
import { hydrated, type OpenOptions, type WatchedPage, withBrowser } from './harness.ts'
import { startIsolatedSite } from './isolatedSite.ts'

/** Shared by tests of the forms: a site with backends, and functions that fill forms in. */

export const DEMO = '/schedule-banking-demo'
export const VAS = '/request-vas-demo'
export const CONTACT = '/contact-us'

/** The exact texts of the notices. */
export const wording = {
  contactInvalid: 'Please fill in all the fields and agree to the policy',
  contactAccepted: 'Message sent successfully',
  demoInvalid: 'Please fill in all the fields',
  demoAccepted: 'We will reach out to you to schedule a demo',
  subscribed: 'Thank you for subscribing',
  agreementMissing: 'To send a message you must first agree to our privacy policy',
} as const

interface Running {
  site: Site
  demos: FakeBackend
  subscriptions: FakeBackend
  emails: FakeBackend
}

async function start(): Promise<Running> {
  const [demos, subscriptions, emails] = await Promise.all([
    startFakeBackend(),
    startFakeBackend(),
    startFakeBackend('OK'),
  ])
  const site = await startIsolatedSite({
    DEMO_API_ORIGIN: demos.origin,
    SUBSCRIBE_API_ORIGIN: subscriptions.origin,
    EMAIL_API_URL: `${emails.origin}/send`,
    EMAIL_SERVICE_ID: 'service',
    EMAIL_TEMPLATE_ID: 'template',
    EMAIL_PUBLIC_KEY: 'key',
  })
  return { site, demos, subscriptions, emails }
}

/** Starts a site with real backend servers for one test file, and opens pages of it. */
export function withFormSite() {
  const open = withBrowser()
  let running: Running | undefined
  let opened: WatchedPage[] = []

  beforeAll(async () => {
    running = await start()
  })
  const backends = () => [running?.demos, running?.subscriptions, running?.emails]
  afterAll(async () => {
    await running?.site.stop()
    await Promise.all(backends().map((each) => each?.stop()))
  })
  beforeEach(() => {
    for (const backend of backends()) backend?.received.splice(0)
  })
  afterEach(async () => {
    await Promise.all(opened.map(({ close }) => close()))
    opened = []
  })

  const parts = () => {
    if (!running) throw new Error('The site is started in beforeAll; use it inside tests')
    return running
  }
  return {
    get site() {
      return parts().site
    },
    get demos() {
      return parts().demos
    },
    get subscriptions() {
      return parts().subscriptions
    },
    get emails() {
      return parts().emails
    },
    /**
     * Opens a page and, if JavaScript is enabled, waits for hydration and until a submission no
     * longer looks automated: a fast machine fills a form in before that.
     */
    async visit(path: string, options: OpenOptions = {}): Promise<WatchedPage> {
      const visited = await open(path, { origin: parts().site.origin, ...options })
      opened.push(visited)
      if (options.javaScriptEnabled !== false) {
        await hydrated(visited.page)
        await visited.page.waitForFunction((ms) => performance.now() > ms, HUMAN_MIN_MS)
      }
      return visited
    },
    /** Number of submissions in the server, in any state. */
    async total(): Promise<number> {
      return Object.values(await countsByState(parts().site)).reduce((sum, count) => sum + count, 0)
    },
    /** Number of submissions by state, from the readiness response. */
    countsByState: () => countsByState(parts().site),
  }
}

async function countsByState({ origin }: Site): Promise<Record<string, number>> {
  const { submissions } = await (await fetch(`${origin}/readyz`)).json()
  return submissions
}

export const notices = (page: Page) => page.getByRole('status')
export const outcome = (page: Page) => page.locator('[data-outcome]')

export const requestDemo = (page: Page) =>
  page.getByRole('button', { name: /Request a Demo/ }).click()
export const submitContact = (page: Page) =>
  page.getByRole('button', { name: /Send message/ }).click()

export const CONTACT_INPUT = completeValues(forms.contact, {
  firstName: 'Akosua',
  lastName: 'Mensah',
  phone: '024 555 0182',
})
export const DEMO_INPUT = completeValues(forms.demo, {
  name: 'Ebo Quansah',
  phone: '024 555 0182',
  company: 'Volta Bridge',
  jobTitle: 'Bursar',
  industry: 'Education',
})

/** What an empty demo request misses, in the order of its fields. */
export const DEMO_MISSING = missingOf(forms.demo)

function missingOf({ fields }: FormSpec): string[] {
  return Object.values(fields).flatMap(({ required }) => required ?? [])
}

/** Fills in every field of a form. */
async function fill(page: Page, form: FormSpec, values: FieldValues) {
  for (const [name, { type, label }] of Object.entries(form.fields)) {
    const field = page.locator('form').getByLabel(label)
    // A key, because the open list of a field above can cover it.
    if (type === 'consent') await page.locator(`form [name="${name}"]`).press('Space')
    else await field.fill(values[name] ?? '')
  }
}

export const fillContact = (page: Page, given: Partial<typeof CONTACT_INPUT> = {}) =>
  fill(page, forms.contact, { ...CONTACT_INPUT, ...given })

export const fillDemo = (page: Page, given: Partial<typeof DEMO_INPUT> = {}) =>
  fill(page, forms.demo, { ...DEMO_INPUT, ...given })

/** @returns the requests that a backend has received, once there is one */
export async function delivered(backend: FakeBackend) {
  await expect.poll(() => backend.received.length).toBeGreaterThan(0)
  return backend.received
}

/** Holds the page's posts back. @returns a function that lets them through */
export async function holdPosts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.route('**/*.data*', async (route) => {
    if (route.request().method() === 'POST') await released.promise
    await route.continue()
  })
  return released.resolve
}

/** Counts the page's posts from now on. */
export function countPosts(page: Page): { posts: number } {
  const count = { posts: 0 }
  page.on('request', (request) => {
    if (request.method() === 'POST') count.posts++
  })
  return count
}

export function focusedName(page: Page): Promise<string | null | undefined> {
  return page.evaluate(() => document.activeElement?.getAttribute('name'))
}
