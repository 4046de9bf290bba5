import type { StringRule } from 'sanity'

export const PHONE_DESCRIPTION = 'With the country code, for example +233 30 255 0140.'

/** The rule of a phone number: visitors abroad can call it, and its link opens the dialler. */
export const phoneNumber = (rule: StringRule) =>
  rule.regex(/^\+\d[\d ]{6,20}$/, {
    name: 'a number with its country code, such as +233 30 255 0140',
  })
