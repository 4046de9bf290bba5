import { expect, test } from 'vitest'
import type { Services } from '../../services.ts'
import { securityTxt } from './siteFiles.ts'

const securityTxtWith = (email: string | null) => {
  const content = { read: async () => ({ data: { email }, tags: [] }) }
  const now = () => new Date('2026-11-27T08:00:00Z')
  return securityTxt({ content, siteUrl: 'https://nsaa.example', now } as unknown as Services)
}

const REST = `Contact: https://nsaa.example/contact-us
Expires: 2027-05-27T00:00:00.000Z
Preferred-Languages: en
Canonical: https://nsaa.example/.well-known/security.txt
`

test('security.txt names the address of the settings, and the contact page', async () => {
  expect(await securityTxtWith('care@nsaa.example')).toBe(
    `Contact: mailto:care@nsaa.example\n${REST}`,
  )
})

test('security.txt has no empty contact if the settings have no address', async () => {
  expect(await securityTxtWith(null)).toBe(REST)
})
