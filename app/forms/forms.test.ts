import { describe, expect, test } from 'vitest'
import { checkForm } from './checkForm.ts'
import { contactForm } from './contact/contact.ts'
import { formDefinitions } from './definitions.ts'
import { demoForms } from './demo/demo.ts'
import type { FieldErrors, FormDefinition } from './formDefinition.ts'
import { newsletterForm } from './newsletter/newsletter.ts'
import { typedValues } from './typedValues.ts'

const completeContact = {
  firstName: 'Akosua',
  lastName: 'Mensah',
  email: 'akosua@makola.example',
  phone: '024 555 0182',
  message: 'We pay 214 people on the 28th.',
  agreeToPolicy: 'on',
}
const completeDemo = {
  name: 'Ebo Quansah',
  email: 'ebo@voltabridge.example',
  phone: '024 555 0182',
  company: 'Volta Bridge University College',
  jobTitle: 'Bursar',
  industry: 'Education',
}

function errorsOf<Name extends string>(
  definition: FormDefinition<Name>,
  values: Record<Name, string>,
): FieldErrors<Name> {
  const checked = checkForm(definition, values)
  return checked.valid ? {} : checked.errors
}

describe('the contact form', () => {
  test('takes what is complete; agreement is asked for and not passed on', () => {
    const { agreeToPolicy: _, ...fields } = completeContact
    expect(checkForm(contactForm, completeContact)).toEqual({
      valid: true,
      content: { kind: 'contact', fields },
    })
  })

  test('says everything that is missing, in the order of its fields', () => {
    const errors = errorsOf(contactForm, typedValues(contactForm.fieldNames, new FormData()))
    expect(Object.entries(errors)).toEqual([
      ['firstName', 'First name is required'],
      ['lastName', 'Last name is required'],
      ['email', 'Email is required'],
      ['message', 'Message is required'],
      ['agreeToPolicy', 'To send a message you must first agree to our privacy policy'],
    ])
  })

  test('blanks alone are nothing', () => {
    const blank = { ...completeContact, firstName: ' \t ', message: '\n \r\n' }
    expect(errorsOf(contactForm, blank)).toEqual({
      firstName: 'First name is required',
      message: 'Message is required',
    })
  })

  test('asks for no phone number', () => {
    expect(errorsOf(contactForm, { ...completeContact, phone: '' })).toEqual({})
  })

  test.each([
    ['firstName', 101, 'First name can have at most 100 characters'],
    ['lastName', 101, 'Last name can have at most 100 characters'],
    ['phone', 41, 'Phone can have at most 40 characters'],
    ['message', 5_001, 'Message can have at most 5,000 characters'],
  ])('bounds %s', (name, length, message) => {
    const fitting = { ...completeContact, [name]: '😀'.repeat(length - 1) }
    expect(errorsOf(contactForm, fitting)).toEqual({})
    const tooLong = { ...completeContact, [name]: 'x'.repeat(length) }
    expect(errorsOf(contactForm, tooLong)).toEqual({ [name]: message })
  })

  test('keeps a message as it was typed', () => {
    const message = '  Dear all,\r\n\r\n\tindented \u0000and <b>bold</b> & {{name}}\r\n'
    const checked = checkForm(contactForm, { ...completeContact, message })
    expect(checked).toMatchObject({
      content: {
        fields: { message: '  Dear all,\n\n\tindented and <b>bold</b> & {{name}}\n' },
      },
    })
  })

  test.each(['', 'false'])('is not agreed to by %o', (agreeToPolicy) => {
    expect(errorsOf(contactForm, { ...completeContact, agreeToPolicy })).toHaveProperty(
      'agreeToPolicy',
    )
  })
})

describe('the demo forms', () => {
  test.each(['demo', 'vasDemo'] as const)(
    '%s takes what is complete, industry included',
    (kind) => {
      expect(checkForm(demoForms[kind], completeDemo)).toEqual({
        valid: true,
        content: { kind, fields: completeDemo },
      })
    },
  )

  test('say everything that is missing', () => {
    const errors = errorsOf(demoForms.demo, typedValues(demoForms.demo.fieldNames, new FormData()))
    expect(errors).toEqual({
      name: 'Your name is required',
      email: 'Email is required',
      phone: 'Phone Number is required',
    })
  })

  test.each([
    ['name', 101, 'Your name can have at most 100 characters'],
    ['phone', 41, 'Phone Number can have at most 40 characters'],
    ['company', 121, 'Company can have at most 120 characters'],
    ['jobTitle', 121, 'Job title can have at most 120 characters'],
    ['industry', 121, 'Industry can have at most 120 characters'],
  ])('bound %s', (name, length, message) => {
    expect(errorsOf(demoForms.demo, { ...completeDemo, [name]: 'x'.repeat(length - 1) })).toEqual(
      {},
    )
    expect(errorsOf(demoForms.demo, { ...completeDemo, [name]: 'x'.repeat(length) })).toEqual({
      [name]: message,
    })
  })

  test('a line stays a line', () => {
    const smuggled = 'Ebo\r\nBcc: everyone@bank.example\u2028\u0007!'
    const checked = checkForm(demoForms.demo, { ...completeDemo, name: smuggled })
    expect(checked).toMatchObject({
      content: { fields: { name: 'Ebo Bcc: everyone@bank.example !' } },
    })
  })
})

describe('an address', () => {
  const check = (email: string) => errorsOf(newsletterForm, { email }).email

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
  ])('%o is invalid', (email) => {
    expect(check(email)).toBe('Email is invalid')
  })

  test.each([
    'a@b.co',
    ' akosua@makola.example ',
    "o'neil+news@sub.makola.example",
    'ɔsei@kɔkɔ.example',
  ])('%o is fine', (email) => {
    expect(check(email)).toBeUndefined()
  })

  test('has an end', () => {
    const long = `${'a'.repeat(243)}@b.example`
    expect(check(`${long}s`)).toBeUndefined()
    expect(check(`${long}ss`)).toBe('Email can have at most 254 characters')
  })
})

test('notices are those of the specification', () => {
  expect(formDefinitions.contact.notices).toEqual({
    invalid: 'Please fill in all the fields and agree to the policy',
    accepted: 'Message sent successfully',
  })
  expect(formDefinitions.demo.notices).toEqual({
    invalid: 'Please fill in all the fields',
    accepted: 'We will reach out to you to schedule a demo',
  })
  expect(formDefinitions.vasDemo.notices).toEqual({
    invalid: 'Please fill in all the fields and agree to the policy',
    accepted: 'We will reach out to you to schedule a demo',
  })
})

test('a file or a missing field is an empty value', () => {
  const posted = new FormData()
  posted.set('email', new Blob(['x']), 'x.txt')
  expect(typedValues(['email', 'name'], posted)).toEqual({ email: '', name: '' })
})
