import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Backend } from '../../submissions/backends/backend.ts'
import { emailBackend } from '../../submissions/backends/email.ts'
import { demoBackend, subscribeBackend } from '../../submissions/backends/origin.ts'
import { forms } from '../../submissions/definitions/forms.ts'
import type { Submission } from '../../submissions/submission.ts'
import { type FakeBackend, startFakeBackend } from './fakeBackend.ts'
import { completeValues, contactContent, queuedSubmission } from './fixtures.ts'

const HOSTILE_STRING =
  '"}],\u0000 {{constructor}} $(id) <script>alert(1)</script> \r\nBcc: x@y.example ₵ɛ😀 ‮abc'
const demoValues = completeValues(forms.demo, {
  name: HOSTILE_STRING,
  email: 'ama@school.example',
  phone: '+233 20 000 0000',
  company: 'Volta Bridge',
  jobTitle: 'Bursar',
  industry: 'Education',
})
const demo = queuedSubmission(forms.demo.contentOf(demoValues))
const vasDemo = queuedSubmission(forms.vasDemo.contentOf({ ...demoValues, name: 'Ama\r\nBcc: x' }))
const newsletter = queuedSubmission(forms.newsletter.contentOf({ email: 'ama@school.example' }))
const contact = queuedSubmission(
  contactContent({
    firstName: 'Akosua\nBcc: spam@x.example',
    lastName: 'Boateng',
    email: 'akosua@makola.example',
    message: `Dear Nsaa,\n${HOSTILE_STRING}`,
  }),
)

describe('requests to the backends', () => {
  let fake: FakeBackend
  beforeAll(async () => {
    fake = await startFakeBackend('OK')
  })
  afterEach(() => {
    fake.behave('accept')
    fake.received.length = 0
  })
  afterAll(() => fake.stop())

  const account = () => ({ url: `${fake.origin}/send`, publicKey: 'public' })
  const contactTemplate = {
    kind: 'contact',
    serviceId: 'service',
    templateId: 'template',
    toName: 'Nsaa',
  } as const
  const deliver = (backend: Backend, what: Submission, timeoutMs = 60_000) =>
    backend.deliver(what, AbortSignal.timeout(timeoutMs), Date.now)

  test('newsletter: the address, with the submission as idempotency key', async () => {
    const result = await deliver(subscribeBackend(fake.origin), newsletter)
    expect(result.outcome).toBe('delivered')
    expect(fake.received[0]).toMatchObject({
      method: 'POST',
      path: '/api/subscribe',
      idempotencyKey: newsletter.id,
      body: { email: 'ama@school.example' },
    })
  })

  test('demo: all fields, hostile strings unchanged, the industry included', async () => {
    await deliver(demoBackend(fake.origin), demo)
    expect(fake.received[0]?.path).toBe('/api/demo')
    expect(fake.received[0]?.body).toEqual({ formData: demo.fields })
  })

  test('contact: the template parameters; the phone is not one of them', async () => {
    await deliver(emailBackend(account(), contactTemplate), contact)
    expect(fake.received[0]?.body).not.toHaveProperty('template_params.phone')
    expect(fake.received[0]?.body).toMatchObject({
      service_id: 'service',
      template_id: 'template',
      user_id: 'public',
      template_params: {
        from_name: 'Akosua Bcc: spam@x.example Boateng',
        from_email: 'akosua@makola.example',
        to_name: 'Nsaa',
        message: `Dear Nsaa,\n${HOSTILE_STRING}`,
      },
    })
  })

  test('value-added services demo: three parameters, and the private key when there is one', async () => {
    const backend = emailBackend(
      { ...account(), privateKey: 'private' },
      { ...contactTemplate, kind: 'vasDemo', toName: 'Nsaa product team' },
    )
    await deliver(backend, vasDemo)
    expect(fake.received[0]?.body).toEqual({
      service_id: 'service',
      template_id: 'template',
      user_id: 'public',
      accessToken: 'private',
      template_params: {
        from_name: 'Ama Bcc: x',
        from_email: 'ama@school.example',
        to_name: 'Nsaa product team',
      },
    })
  })

  test.each([
    [{ status: 201 }, 'delivered'],
    [{ status: 400 }, 'permanent'],
    [{ status: 401 }, 'permanent'],
    [{ status: 422 }, 'permanent'],
    ['redirect', 'permanent'],
    [{ status: 408 }, 'transient'],
    [{ status: 409 }, 'transient'],
    [{ status: 429 }, 'transient'],
    [{ status: 500 }, 'transient'],
    [{ status: 503 }, 'transient'],
    ['cut the connection', 'transient'],
  ] as const)('%j means %s', async (behaviour, outcome) => {
    fake.behave(behaviour)
    expect((await deliver(subscribeBackend(fake.origin), newsletter)).outcome).toBe(outcome)
    expect(fake.received).toHaveLength(1)
  })

  test('a hanging backend is aborted after the timeout', async () => {
    fake.behave('hang')
    const result = await deliver(subscribeBackend(fake.origin), newsletter, 50)
    expect(result).toEqual({ outcome: 'transient', reason: 'no response in time' })
  })

  test.each([
    'response without end',
    'stall in the body',
    'cut the connection in the body',
  ] as const)('a 2xx counts as delivered whatever its body does: %s', async (behaviour) => {
    fake.behave(behaviour)
    const result = await deliver(subscribeBackend(fake.origin), newsletter, 5_000)
    expect(result.outcome).toBe('delivered')
  })

  test('a refused connection is a transient failure with a reason', async () => {
    const gone = await startFakeBackend()
    await gone.stop()
    expect(await deliver(subscribeBackend(gone.origin), newsletter)).toEqual({
      outcome: 'transient',
      reason: 'no connection (ECONNREFUSED)',
    })
  })

  test('the e-mail service confirms only with 200 and OK', async () => {
    const backend = emailBackend(account(), contactTemplate)
    fake.behave({ status: 200, text: '<html>maintenance</html>' })
    expect((await deliver(backend, contact)).outcome).toBe('transient')
    fake.behave({ status: 201, text: 'OK' })
    expect((await deliver(backend, contact)).outcome).toBe('transient')
  })

  test.each([
    ['120', 120_000],
    ['Mon, 23 Nov 2026 08:01:30 GMT', 90_000],
    ['soon', undefined],
  ])('Retry-After: %s', async (retryAfter, expectedMs) => {
    fake.behave({ status: 429, retryAfter, date: 'Mon, 23 Nov 2026 08:00:00 GMT' })
    const result = await deliver(subscribeBackend(fake.origin), newsletter)
    if (result.outcome !== 'transient') throw new Error(`it is ${result.outcome}`)
    expect(result.retryAfterMs).toBe(expectedMs)
  })
})
