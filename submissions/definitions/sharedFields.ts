/** Fields that more than one form has. */
export const EMAIL = {
  type: 'email',
  label: 'Email',
  charactersMax: 254,
  required: 'Email is required',
  invalid: 'Email is invalid',
} as const

export const PHONE_CHARACTERS_MAX = 40
