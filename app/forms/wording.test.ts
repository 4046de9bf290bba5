import { describe, expect, test } from 'vitest'
import { contact } from '../../submissions/definitions/contact.ts'
import { newsletter } from '../../submissions/definitions/newsletter.ts'
import { checkForm } from './checkForm.ts'
import { fieldValues } from './formSpec.ts'
import { outcomeNotice } from './outcome.ts'
import { withWording } from './wording.ts'

const empty = new FormData()

describe('wording of the dataset', () => {
  test.each([undefined, null, {}, { fields: null, texts: null }])(
    '%o preserves every text of the definition',
    (wording) => {
      const { fields, texts } = withWording(contact, wording)
      expect({ fields, texts }).toEqual({ fields: contact.fields, texts: contact.texts })
    },
  )

  test('replaces labels and messages of the fields it names', () => {
    const form = withWording(contact, {
      fields: { firstName: { label: 'Given name', required: 'Your given name, please' } },
    })
    expect(form.fields.firstName).toEqual({
      ...contact.fields.firstName,
      label: 'Given name',
      required: 'Your given name, please',
    })
    expect(checkForm(form, fieldValues(form, empty))).toMatchObject({
      errors: { firstName: 'Your given name, please', lastName: 'Last name is required' },
    })
  })

  test('treats an empty or blank text as missing', () => {
    const form = withWording(newsletter, {
      fields: { email: { label: '', required: ' ', invalid: null } },
      texts: { accepted: '\n' },
    })
    expect(form.fields).toEqual(newsletter.fields)
    expect(form.texts).toEqual(newsletter.texts)
  })

  test('ignores unknown fields and texts', () => {
    const form = withWording(newsletter, {
      fields: { fax: { label: 'Fax' }, email: { charactersMax: '1' } },
      texts: { greeting: 'Hello' },
    })
    expect(form.fields).toEqual(newsletter.fields)
    expect(form.texts).toEqual(newsletter.texts)
  })

  test('does not make an optional field required', () => {
    const form = withWording(contact, { fields: { phone: { required: 'Phone, please' } } })
    expect(form.fields.phone).not.toHaveProperty('required')
  })

  test('fills label, limit and time into texts, whatever the label holds', () => {
    const form = withWording(contact, {
      fields: { firstName: { label: "$& {max} $'" } },
      texts: { tooLong: '{label}: {max} at most, {unknown}', limited: 'Wait {time}' },
    })
    const typed = { ...fieldValues(form, empty), firstName: 'x'.repeat(101) }
    expect(checkForm(form, typed)).toMatchObject({
      errors: { firstName: "$& {max} $': 100 at most, {unknown}" },
    })
    const limited = { form: 'contact', status: 'limited', retryAfterSeconds: 90 } as const
    expect(outcomeNotice(limited, form.texts).message).toBe('Wait 2 minutes')
  })
})
