import { describe, expect, test } from 'vitest'
import { forms } from '../../submissions/definitions/forms.ts'
import { completeValues } from '../../tests/submissions/fixtures.ts'
import type { SubmissionService } from '../services.ts'
import { BODY_BYTES_MAX } from './body.ts'
import { fieldNames } from './formSpec.ts'
import type { PageForm } from './matchForm.ts'
import { type PostContext, receivePost } from './receivePost.ts'
import { respondToPost } from './respondToPost.ts'

const SITE = 'https://nsaa.example'
const contact: PageForm = { name: 'contact', kind: 'contact' }
const newsletter: PageForm = { name: 'newsletter', kind: 'newsletter' }
const demo: PageForm = { name: 'demo:/a-demo', kind: 'demo' }

const demoFields = completeValues(forms.demo, { name: 'Ebo' })

/** A receiver that records its calls and responds as configured. */
function createContext(
  forms: readonly PageForm[],
  accept: SubmissionService['accept'] = async () => ({ outcome: 'accepted' }),
) {
  const accepted: Parameters<SubmissionService['accept']>[0][] = []
  const logged: string[] = []
  const parts: PostContext = {
    page: '/a-page',
    forms,
    siteUrl: SITE,
    origin: null,
    submissions: {
      accept(request) {
        accepted.push(request)
        return accept(request)
      },
    },
    logError: (event, fields) => logged.push(`${event} ${JSON.stringify(fields)}`),
  }
  return { ...parts, accepted, logged }
}

function post(fields: Record<string, string>, headers: Record<string, string> = {}) {
  return new Request(`${SITE}/a-page`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
  })
}

describe('the posted form', () => {
  test.each([
    ['is matched by its field names', { ...demoFields }, [newsletter, demo], 'demo:/a-demo'],
    [
      'is the form with fewer fields if two match equally',
      { email: 'a@b.co' },
      [demo, newsletter],
      'newsletter',
    ],
    [
      'is the only form on the page, whatever fields are posted',
      { firstName: 'x' },
      [contact],
      'contact',
    ],
    [
      'is the form named by the hidden field',
      { form: 'demo:/a-demo', email: 'a@b.co' },
      [newsletter, demo],
      'demo:/a-demo',
    ],
    [
      'is the newsletter on any page if the hidden field names it',
      { form: 'newsletter', email: 'a@b.co' },
      [contact],
      'newsletter',
    ],
    [
      'is the demo form on the page to which its page has moved',
      { form: 'demo:/an-old-demo', email: 'a@b.co' },
      [newsletter, demo],
      'demo:/a-demo',
    ],
  ])('%s', async (_what, fields, forms, name) => {
    const received = await receivePost(post(fields), createContext(forms))
    expect(received?.outcome.form).toBe(name)
  })

  test('is undefined if the hidden field names a form that the page no longer has', async () => {
    const at = createContext([newsletter])
    expect(await receivePost(post({ form: 'contact', email: 'a@b.co' }), at)).toBeUndefined()
    expect(at.accepted).toEqual([])
  })

  test('is undefined on a page without forms', async () => {
    expect(await receivePost(post({ email: 'a@b.co' }), createContext([]))).toBeUndefined()
  })
})

describe('the stored submission', () => {
  test('is the content, under the id of the browser', async () => {
    const at = createContext([demo])
    const id = '0B6F4C1E-7A55-4F5C-9E0B-3A2B6A9B1C11'
    await receivePost(post({ ...demoFields, submissionId: id, elapsedMs: '9000' }), at)
    expect(at.accepted).toEqual([
      {
        form: 'demo:/a-demo',
        page: '/a-page',
        content: forms.demo.contentOf(demoFields),
        id: id.toLowerCase(),
        suspect: false,
      },
    ])
  })

  test.each(['', '1', 'x'.repeat(36), "'; DROP TABLE"])(
    'does not use %o as its id',
    async (submissionId) => {
      const at = createContext([demo])
      await receivePost(post({ ...demoFields, submissionId }), at)
      expect(at.accepted[0]?.id).toBeUndefined()
    },
  )

  test.each([
    ['an empty honeypot', {}, false],
    ['a filled honeypot', { homepage: 'https://spam.example' }, true],
    ['40 ms elapsed', { elapsedMs: '40' }, true],
    ['an elapsed time that is not a number', { elapsedMs: 'soon' }, false],
    ['1,500 ms elapsed', { elapsedMs: '1500' }, false],
  ])('with %s is suspect: %s', async (_what, signs, suspect) => {
    const at = createContext([demo])
    const received = await receivePost(post({ ...demoFields, homepage: '', ...signs }), at)
    expect(received?.outcome.status).toBe('accepted')
    expect(at.accepted.map((each) => each.suspect)).toEqual([suspect])
  })

  test('does not exist while a field is invalid; the input is returned', async () => {
    const at = createContext([demo])
    const received = await receivePost(post({ ...demoFields, email: 'ebo@' }), at)
    expect(at.accepted).toEqual([])
    expect(received).toMatchObject({
      byScript: false,
      outcome: {
        status: 'invalid',
        errors: { email: 'Email is invalid' },
        values: { ...demoFields, email: 'ebo@' },
      },
    })
  })

  test('can be refused by a rate limit', async () => {
    const at = createContext([demo], async () => ({ outcome: 'limited', retryAfterSeconds: 90 }))
    const received = await receivePost(post(demoFields), at)
    expect(received?.outcome).toMatchObject({
      status: 'limited',
      retryAfterSeconds: 90,
      values: { name: 'Ebo' },
    })
  })

  test("can fail; the operator's log does not contain the input", async () => {
    const at = createContext([demo], async () => {
      throw new Error('disk full')
    })
    const received = await receivePost(post(demoFields), at)
    expect(received?.outcome).toMatchObject({ status: 'unavailable', values: { name: 'Ebo' } })
    expect(at.logged).toHaveLength(1)
    expect(at.logged[0]).toContain('submissions.accept.failed')
    expect(at.logged[0]).not.toContain('Ebo')
  })
})

describe('the origin of a post', () => {
  test.each<[string, Record<string, string>, boolean]>([
    ['no Origin and no Sec-Fetch-Site header', {}, true],
    ['the site itself', { Origin: SITE }, true],
    ['the host it was sent to', { Origin: 'http://10.0.0.7:3000', Host: '10.0.0.7:3000' }, true],
    ['another site', { Origin: 'https://evil.example' }, false],
    ['the same host by another port', { Origin: `${SITE}:8443`, Host: 'nsaa.example' }, false],
    ['Sec-Fetch-Site: cross-site', { 'Sec-Fetch-Site': 'cross-site' }, false],
    ['a sandboxed frame', { Origin: 'null' }, false],
    ['a private page of this site', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, true],
  ])('%s', async (_where, headers, accepted) => {
    const { Origin: origin = null, ...others } = headers
    const at = { ...createContext([demo]), origin }
    const request = post(demoFields)
    for (const [name, value] of Object.entries(others)) request.headers.set(name, value)
    const received = await receivePost(request, at)
    expect(at.accepted).toHaveLength(accepted ? 1 : 0)
    expect(received?.outcome).toEqual({
      form: demo.name,
      status: accepted ? 'accepted' : 'refused',
    })
  })
})

describe('the body', () => {
  test('may be multipart', async () => {
    const body = new FormData()
    for (const [name, value] of Object.entries(demoFields)) body.set(name, value)
    const at = createContext([demo])
    await receivePost(new Request(`${SITE}/a`, { method: 'POST', body }), at)
    expect(at.accepted).toHaveLength(1)
  })

  test.each([0, 1_500_000])('is limited, with %i bytes beyond', async (beyond) => {
    const at = createContext([newsletter, demo])
    const body = new URLSearchParams({ name: 'x'.repeat(BODY_BYTES_MAX + beyond) })
    const received = await receivePost(new Request(SITE, { method: 'POST', body }), at)
    expect(received?.outcome).toEqual({ form: demo.name, status: 'tooLarge' })
    expect(at.accepted).toEqual([])
  })

  test('fits every field at its limit', async () => {
    const at = createContext([contact])
    const widest = '\u{1F9F5}'
    const fields = completeValues(forms.contact)
    for (const name of fieldNames(forms.contact)) {
      const { type, charactersMax } = forms.contact.fields[name]
      if (type === 'line' || type === 'text') fields[name] = widest.repeat(charactersMax)
    }
    const received = await receivePost(post(fields), at)
    expect(received?.outcome).toEqual({ form: 'contact', status: 'accepted' })
  })

  test.each([
    ['JSON', 'application/json', '{"email":"a@b.co"}'],
    ['broken multipart', 'multipart/form-data; boundary=x', 'nonsense'],
    ['plain text', 'text/plain', 'email=a@b.co'],
  ])('is refused as %s', async (_what, type, body) => {
    const request = new Request(SITE, { method: 'POST', body, headers: { 'Content-Type': type } })
    expect(await receivePost(request, createContext([newsletter]))).toBeUndefined()
  })
})

describe('the response', () => {
  test('redirects a browser without JavaScript to the page, at its form', () => {
    const response = respondToPost(
      { outcome: { form: demo.name, status: 'accepted' }, byScript: false },
      '/a-demo',
    )
    expect(response).toBeInstanceOf(Response)
    expect(response).toMatchObject({ status: 303 })
    expect(response instanceof Response && response.headers.get('Location')).toBe(
      '/a-demo?sent=demo#demo-form',
    )
  })

  test.each([
    [{ status: 'accepted' }, 200, null],
    [{ status: 'invalid', errors: { email: 'Enter an address.' } }, 422, null],
    [{ status: 'limited', retryAfterSeconds: 7 }, 429, '7'],
    [{ status: 'unavailable' }, 503, null],
    [{ status: 'refused' }, 403, null],
    [{ status: 'tooLarge' }, 413, null],
  ] as const)('to a script is the outcome: %j with status %i', (result, httpStatus, retryAfter) => {
    const outcome = { form: 'contact', ...result }
    const response = respondToPost({ outcome, byScript: true }, '/contact-us')
    expect(response).toMatchObject({ data: outcome, init: { status: httpStatus } })
    const headers = new Headers('init' in response ? response.init?.headers : undefined)
    expect(headers.get('Retry-After')).toBe(retryAfter)
    expect(headers.get('Cache-Control')).toBe('no-store')
  })
})
