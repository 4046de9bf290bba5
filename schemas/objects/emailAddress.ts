import type { StringRule } from 'sanity'

/** The rule of an e-mail address. Sanity's own rule ignores blanks around it; links do not. */
export const emailAddress = (rule: StringRule) =>
  rule
    .email()
    .custom((address) =>
      address === undefined || address === address.trim()
        ? true
        : 'Remove the spaces before and after the address.',
    )
