import { beforeAll, expect, test } from 'vitest'
import { contact } from '../../submissions/definitions/contact.ts'
import { completeValues } from '../submissions/fixtures.ts'
import { CONTACT, notices, outcome, submitContact, withFormSite } from './formSite.ts'

const forms = withFormSite()

beforeAll(async () => {
  const wording = {
    fields: {
      firstName: { label: 'Given name', required: 'Your given name, please' },
      email: { invalid: 'That is no address' },
    },
    texts: { invalid: 'Something is missing', accepted: 'Medaase, we write back today' },
  }
  await forms.site.client
    .patch('page-contact-us', { set: { 'sections[_type == "contactForm"].wording': wording } })
    .commit()
})

test('validation messages and the confirmation use the texts of the dataset', async () => {
  await expect
    .poll(async () => (await fetch(forms.site.origin + CONTACT)).text())
    .toContain('Given name')
  const { page, problems } = await forms.visit(CONTACT)
  await page.locator('form').getByLabel('Email').fill('akosua')
  await submitContact(page)
  await notices(page).getByText('Something is missing').waitFor()
  expect(await outcome(page).textContent()).toContain('Something is missing')
  await page.getByRole('link', { name: 'Your given name, please' }).waitFor()
  await page.getByRole('link', { name: 'That is no address' }).waitFor()

  await page.locator('form').getByLabel('Given name').waitFor()
  const { agreeToPolicy: _, ...typed } = completeValues(contact)
  for (const [name, value] of Object.entries(typed)) {
    await page.locator(`form [name="${name}"]`).fill(value)
  }
  await page.getByRole('checkbox').check()
  await submitContact(page)
  await notices(page).getByText('Medaase, we write back today').waitFor()
  expect(problems).toEqual([])
})
