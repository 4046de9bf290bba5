import { afterAll, beforeAll, expect, test } from 'vitest'
import { newsletterPost } from '../submissions/fixtures.ts'
import { type Site, startSite } from './startSite.ts'

/** Pages with a form, the type of the section it is in, and one of its required fields. */
const FORMS = [
  { page: 'page-contact-us', path: '/contact-us', section: 'contactForm', field: 'firstName' },
  ...[
    'schedule-pension-management-demo',
    'schedule-banking-demo',
    'schedule-school-billing-demo',
    'schedule-aslan-demo',
    'request-vas-demo',
  ].map((name) => ({ page: `page-${name}`, path: `/${name}`, section: 'demoForm', field: 'name' })),
  { page: 'page-home', path: '/', section: 'newsletter', field: 'email' },
]

let site: Site
beforeAll(async () => {
  site = await startSite()
  const transaction = site.client.transaction()
  for (const { page, section, field } of FORMS) {
    const wording = {
      fields: { [field]: { label: 'Edited label', required: 'Edited message' } },
      texts: { invalid: 'Edited notice', optional: 'if you like', accepted: 'Edited thanks' },
    }
    transaction.patch(page, { set: { [`sections[_type == "${section}"].wording`]: wording } })
  }
  await transaction.commit()
})
afterAll(() => site.stop())

/** The visible text, without markup and the data for scripts. */
async function textOf(response: Response): Promise<string> {
  const html = (await response.text()).replaceAll(/<(script|style)\b.*?<\/\1>|<!--.*?-->/gs, '')
  return html.replaceAll(/<[^>]*>/g, ' ')
}

test.each(FORMS)('$path shows the labels of the dataset', async ({ path }) => {
  await expect.poll(async () => textOf(await fetch(site.origin + path))).toContain('Edited label')
  const text = await textOf(await fetch(site.origin + path))
  if (path !== '/') expect(text).toContain('(if you like)')
  expect(text).not.toContain('First name')
})

test.each(FORMS)(
  '$path responds to a post without JavaScript with the texts of the dataset',
  async ({ path, section }) => {
    const form = { contactForm: 'contact', newsletter: 'newsletter' }[section] ?? `demo:${path}`
    const response = await fetch(site.origin + path, {
      method: 'POST',
      body: new URLSearchParams({ form, company: 'Makola Fabrics' }),
    })
    expect(response.status).toBe(422)
    const text = await textOf(response)
    expect(text).toContain('Edited message')
    // A form of one field shows the error at the field alone.
    expect(text.includes('Edited notice')).toBe(section !== 'newsletter')
  },
)

test('texts that the dataset does not change are those of the specification', async () => {
  const text = await textOf(
    await fetch(`${site.origin}/contact-us`, {
      method: 'POST',
      body: new URLSearchParams({ form: 'contact', firstName: 'Akosua' }),
    }),
  )
  expect(text).toContain('Last name is required')
  expect(text).toContain('To send a message you must first agree to our privacy policy')
  expect(text).not.toContain('Edited message')
})

test('an accepted message is confirmed with the texts of the dataset', async () => {
  const response = await fetch(`${site.origin}/`, {
    method: 'POST',
    body: new URLSearchParams(newsletterPost('ama@makola.example')),
  })
  expect(await textOf(response)).toContain('Edited thanks')
})
