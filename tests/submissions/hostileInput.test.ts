import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contact } from '../../submissions/definitions/contact.ts'
import { type Site, startSite } from '../site/startSite.ts'
import { type FakeBackend, startFakeBackend } from './fakeBackend.ts'
import { completeValues } from './fixtures.ts'

/** Unusual input of people and machines; each must arrive unchanged. */
const HOSTILE_STRINGS = [
  "Robert'); DROP TABLE submissions;--",
  '"}],"template_id":"mine',
  '<script>alert(1)</script>',
  '{{constructor.constructor("x")()}}',
  '%0d%0aBcc: everyone@bank.example',
  'Ɔkyerɛ Nyarko-Ɛdu ₵480',
  '田中さん 😀👨‍👩‍👧 مرحبا',
  '$(id) `id` $HOME ../../etc/passwd',
  'NULL undefined NaN -1 1e309',
] as const

/**
 * From the form that a visitor without JavaScript posts to the request that the backend receives.
 */
describe('hostile strings', () => {
  let backend: FakeBackend
  let site: Site
  beforeAll(async () => {
    backend = await startFakeBackend('OK')
    site = await startSite({
      SUBSCRIBE_API_ORIGIN: backend.origin,
      DEMO_API_ORIGIN: backend.origin,
      EMAIL_API_URL: `${backend.origin}/send`,
      EMAIL_SERVICE_ID: 'service',
      EMAIL_TEMPLATE_ID: 'template',
      EMAIL_VAS_SERVICE_ID: 'vas',
      EMAIL_VAS_TEMPLATE_ID: 'vas',
      EMAIL_PUBLIC_KEY: 'key',
    })
  })
  afterAll(async () => {
    await site.stop()
    await backend.stop()
  })

  /** The same post twice within ten minutes, would be a repeat. */
  const sender = () => `${randomUUID()}@school.example`

  async function deliver(path: string, fields: Record<string, string>): Promise<unknown> {
    const before = backend.received.length
    const response = await fetch(site.origin + path, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
    })
    expect(response.status).toBe(303)
    await expect.poll(() => backend.received.length).toBe(before + 1)
    return backend.received.at(-1)?.body
  }

  test.each(HOSTILE_STRINGS)(
    '%s arrives unchanged in every field of a demo request',
    async (text) => {
      const formData = {
        name: text,
        email: sender(),
        phone: text.slice(0, 40).trim(),
        company: text,
        jobTitle: text,
        industry: text,
      }
      expect(await deliver('/schedule-banking-demo', formData)).toEqual({ formData })
    },
  )

  test.each(HOSTILE_STRINGS.slice(0, 4))(
    '%s arrives unchanged in a contact message',
    async (text) => {
      const message = `${text}\n\nsecond paragraph\t${text}`
      const email = sender()
      const fields = { firstName: text, lastName: text, email, message }
      const body = await deliver('/contact-us', completeValues(contact, fields))
      expect(body).toMatchObject({
        template_params: { from_name: `${text} ${text}`, from_email: email, message },
      })
    },
  )

  test('one arrives unchanged in value-added services demos and newsletter sign-ups', async () => {
    const [text] = HOSTILE_STRINGS
    const demo = { name: text, email: sender(), phone: '020', company: '', jobTitle: '' }
    expect(await deliver('/request-vas-demo', { ...demo, industry: '' })).toMatchObject({
      template_params: { from_name: text },
    })
    const email = `o'brien+${randomUUID()}@x.example`
    expect(await deliver('/', { email })).toEqual({ email })
  })
})
