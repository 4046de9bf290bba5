import { describe, expect, test } from 'vitest'
import { contact } from '../../submissions/definitions/contact.ts'
import type { FieldDefinition } from '../../submissions/definitions/defineForm.ts'
import { forms } from '../../submissions/definitions/forms.ts'
import { newsletter } from '../../submissions/definitions/newsletter.ts'
import { completeValues } from '../../tests/submissions/fixtures.ts'
import { checkForm } from './checkForm.ts'
import { type FieldErrors, type FormSpec, fieldNames, fieldValues } from './formSpec.ts'

const completeContact = completeValues(contact)
const completeDemo = completeValues(forms.demo)

function errorsOf<Name extends string>(
  form: FormSpec<Name>,
  values: Record<Name, string>,
): FieldErrors<Name> {
  const checked = checkForm(form, values)
  return checked.valid ? {} : checked.errors
}

function expectAccepted<Name extends string>(form: FormSpec<Name>) {
  const values = completeValues(form)
  expect(checkForm(form, values)).toEqual({ valid: true, values })
}

describe('the contact form', () => {
  test('accepts complete input; consent is required and not stored', () => {
    const { agreeToPolicy: _, ...fields } = completeContact
    expect(checkForm(contact, completeContact)).toEqual({ valid: true, values: completeContact })
    expect(contact.contentOf(completeContact)).toEqual({ kind: 'contact', fields })
  })

  test('reports every missing field, in the order of its fields', () => {
    const errors = errorsOf(contact, fieldValues(contact, new FormData()))
    expect(errors).toMatchObject({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      message: 'Message is required',
      agreeToPolicy: 'To send a message you must first agree to our privacy policy',
    })
    const fields: [string, FieldDefinition][] = Object.entries(contact.fields)
    const required = fields.filter(([, field]) => field.required !== undefined)
    expect(Object.keys(errors)).toEqual(required.map(([name]) => name))
  })

  test('treats blanks as missing', () => {
    const blank = { ...completeContact, firstName: ' \t ', message: '\n \r\n' }
    expect(errorsOf(contact, blank)).toEqual({
      firstName: 'First name is required',
      message: 'Message is required',
    })
  })

  test.each([
    ['a zero-width space', '\u200b'],
    ['a byte order mark', '\ufeff'],
    ['a soft hyphen', '\u00ad'],
    ['a word joiner between blanks', ' \u2060 '],
    ['a Hangul filler', '\u3164'],
    ['a blank of Braille', '\u2800'],
    ['a variation selector', '\ufe0f'],
  ])('treats %s alone as missing', (_what, invisible) => {
    const typed = { ...completeContact, firstName: invisible, message: invisible }
    expect(errorsOf(contact, typed)).toEqual({
      firstName: 'First name is required',
      message: 'Message is required',
    })
  })

  test('stores an optional field without a visible character as empty, however long it is', () => {
    const checked = checkForm(contact, { ...completeContact, phone: '\u200b'.repeat(50) })
    expect(checked).toEqual({ valid: true, values: { ...completeContact, phone: '' } })
  })

  test('preserves invisible characters in a name that has visible ones', () => {
    const named = { ...completeContact, firstName: 'Am\u200da', lastName: '👩‍💻' }
    expect(checkForm(contact, named)).toEqual({ valid: true, values: named })
  })

  test('does not require a phone number', () => {
    expect(errorsOf(contact, { ...completeContact, phone: '' })).toEqual({})
  })

  test.each([
    ['firstName', 101, 'First name can have at most 100 characters'],
    ['lastName', 101, 'Last name can have at most 100 characters'],
    ['phone', 41, 'Phone can have at most 40 characters'],
    ['message', 5_001, 'Message can have at most 5,000 characters'],
  ])('bounds %s', (name, length, message) => {
    const fitting = { ...completeContact, [name]: '😀'.repeat(length - 1) }
    expect(errorsOf(contact, fitting)).toEqual({})
    const tooLong = { ...completeContact, [name]: 'x'.repeat(length) }
    expect(errorsOf(contact, tooLong)).toEqual({ [name]: message })
  })

  test('preserves the text of a message', () => {
    const message = '  Dear all,\r\n\r\n\tindented \u0000and <b>bold</b> & {{name}}\r\n'
    const checked = checkForm(contact, { ...completeContact, message })
    expect(checked).toMatchObject({
      values: { message: '  Dear all,\n\n\tindented and <b>bold</b> & {{name}}\n' },
    })
  })

  test.each(['on', 'true', 'True', 'yes', '1', 'agreed'])(
    'accepts %o as consent',
    (agreeToPolicy) => {
      expect(errorsOf(contact, { ...completeContact, agreeToPolicy })).toEqual({})
    },
  )

  test.each(['', 'false', '0', 'off', 'no'])('refuses %o as consent', (agreeToPolicy) => {
    expect(errorsOf(contact, { ...completeContact, agreeToPolicy })).toHaveProperty('agreeToPolicy')
  })
})

describe('the demo forms', () => {
  test('accept complete input', () => {
    expectAccepted(forms.demo)
    expectAccepted(forms.vasDemo)
  })

  test('report every missing field', () => {
    const errors = errorsOf(forms.demo, fieldValues(forms.demo, new FormData()))
    expect(errors).toMatchObject({
      name: 'Your name is required',
      email: 'Email is required',
      phone: 'Phone Number is required',
    })
    expect(errors).not.toHaveProperty('company')
  })

  test.each([
    ['name', 101, 'Your name can have at most 100 characters'],
    ['phone', 41, 'Phone number can have at most 40 characters'],
    ['company', 121, 'Company can have at most 120 characters'],
    ['jobTitle', 121, 'Job title can have at most 120 characters'],
    ['industry', 121, 'Industry can have at most 120 characters'],
  ])('bound %s', (name, length, message) => {
    expect(errorsOf(forms.demo, { ...completeDemo, [name]: 'x'.repeat(length - 1) })).toEqual({})
    expect(errorsOf(forms.demo, { ...completeDemo, [name]: 'x'.repeat(length) })).toEqual({
      [name]: message,
    })
  })

  test('a single-line field has no line breaks', () => {
    const smuggled = 'Ebo\r\nBcc: everyone@bank.example\u2028\u0007!'
    const checked = checkForm(forms.demo, { ...completeDemo, name: smuggled })
    expect(checked).toMatchObject({
      values: { name: 'Ebo Bcc: everyone@bank.example !' },
    })
  })
})

describe('an e-mail address', () => {
  const check = (email: string) => errorsOf(newsletter, completeValues(newsletter, { email })).email

  test.each(['', '   ', '\t\n'])('%o is missing', (email) => {
    expect(check(email)).toBe('Email is required')
  })

  test.each([
    'akosua',
    'akosua@makola',
    '@makola.example',
    'akosua@',
    'a b@makola.example',
    'a@b@makola.example',
    'a@makola..example',
    'a@.example',
    'a@makola.example\r\nBcc: b@bank.example',
    'a@makola.example, b@bank.example',
    'a@makola.example,',
    'a@makola.example;',
    '<a@makola.example>',
    '"a"@makola.example',
    '(a)@makola.example',
  ])('%o is invalid', (email) => {
    expect(check(email)).toBe('Email is invalid')
  })

  test.each([
    'a@b.co',
    ' akosua@makola.example ',
    "o'neil+news@sub.makola.example",
    'ɔsei@kɔkɔ.example',
  ])('%o is valid', (email) => {
    expect(check(email)).toBeUndefined()
  })

  test('has a maximum length', () => {
    const long = `${'a'.repeat(243)}@b.example`
    expect(check(`${long}s`)).toBeUndefined()
    expect(check(`${long}ss`)).toBe('Email can have at most 254 characters')
  })
})

test('notices are those of the specification', () => {
  expect(forms.contact.texts).toMatchObject({
    invalid: 'Please fill in all the fields and agree to the policy',
    accepted: 'Message sent successfully',
  })
  expect(forms.demo.texts).toMatchObject({
    invalid: 'Please fill in all the fields',
    accepted: 'We will reach out to you to schedule a demo',
  })
  expect(forms.vasDemo.texts).toMatchObject({
    invalid: 'Please fill in all the fields and agree to the policy',
    accepted: 'We will reach out to you to schedule a demo',
  })
})

test('a file or a missing field is an empty value', () => {
  const posted = new FormData()
  posted.set('email', new Blob(['x']), 'x.txt')
  expect(Object.values(fieldValues(contact, posted))).toEqual(fieldNames(contact).map(() => ''))
})
