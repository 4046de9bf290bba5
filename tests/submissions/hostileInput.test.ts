import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fieldNames } from '../../app/forms/formSpec.ts'
import { forms } from '../../submissions/definitions/forms.ts'
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
      const posted = completeValues(forms.demo, { email: sender() })
      for (const name of fieldNames(forms.demo)) {
        const { type, charactersMax } = forms.demo.fields[name]
        if (type === 'line') posted[name] = [...text].slice(0, charactersMax).join('').trim()
      }
      const { fields } = forms.demo.contentOf(posted)
      expect(await deliver('/schedule-banking-demo', posted)).toEqual({ formData: fields })
    },
  )

  test.each(HOSTILE_STRINGS.slice(0, 4))(
    '%s arrives unchanged in a contact message',
    async (text) => {
      const message = `${text}\n\nsecond paragraph\t${text}`
      const email = sender()
      const fields = { firstName: text, lastName: text, email, message }
      const body = await deliver('/contact-us', completeValues(forms.contact, fields))
      expect(body).toMatchObject({
        template_params: { from_name: `${text} ${text}`, from_email: email, message },
      })
    },
  )

  test('one arrives unchanged in value-added services demos and newsletter sign-ups', async () => {
    const [text] = HOSTILE_STRINGS
    const demo = completeValues(forms.vasDemo, { name: text, email: sender() })
    expect(await deliver('/request-vas-demo', demo)).toMatchObject({
      template_params: { from_name: text },
    })
    const email = `o'brien+${randomUUID()}@x.example`
    expect(await deliver('/', completeValues(forms.newsletter, { email }))).toEqual({ email })
  })
})
