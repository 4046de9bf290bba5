import { expect, test, vi } from 'vitest'
import type { Services } from '../services.ts'
import { readSettings } from './readSettings.ts'

function servicesWith(data: unknown) {
  const logError = vi.fn()
  const content = { read: async () => ({ data, tags: [] }) } as unknown as Services['content']
  return { content, logError }
}

test('settings that another schema stores have no malformed fields, which are logged once', async () => {
  const link = { _key: 'a', label: 'Sign up', href: '/sign-up', newTab: null }
  const services = servicesWith({
    name: { en: 'Nsaa' },
    legalName: 'Nsaa Payments Limited',
    officePhone: 233302000000,
    supportEmails: ['care@nsaa.example', { en: 'hello@nsaa.example' }],
    hours: ['8', '17'],
    navigation: { actions: [null, { ...link, label: { en: 'Contact' } }, link] },
    seo: null,
  })
  const settings = await readSettings(services)
  expect(settings).toEqual({
    name: null,
    legalName: 'Nsaa Payments Limited',
    officePhone: null,
    supportEmails: ['care@nsaa.example'],
    hours: null,
    navigation: { actions: [{ ...link, label: null }, link] },
    seo: null,
  })
  expect(await readSettings(services)).toBe(settings)
  const fields = ['name', 'officePhone', 'supportEmails', 'hours', 'actions', 'label']
  expect(services.logError.mock.calls).toEqual([
    ['content.malformed', { id: 'siteSettings', fields }],
  ])
})

test('e-mail addresses that are no list are left out', async () => {
  const services = servicesWith({ supportEmails: 'care@nsaa.example' })
  expect(await readSettings(services)).toEqual({ supportEmails: null })
})

test('well-formed settings are the object that was read, and nothing is logged', async () => {
  const data = { name: 'Nsaa', tagline: null, supportEmails: ['care@nsaa.example'], links: null }
  const services = servicesWith(data)
  expect(await readSettings(services)).toBe(data)
  expect(services.logError).not.toHaveBeenCalled()
})
