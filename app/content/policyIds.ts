import { SITE_SHELL_IDS } from './elementIds.ts'

/** The anchor of the privacy section; external links depend on it. */
export const PRIVACY_ANCHOR = 'privacy-policy'
/** The anchor of the list of other policies. */
export const SIBLINGS_ANCHOR = 'policies'

/** Ids in the document of a policy, which no clause can have. */
export const POLICY_IDS = [
  'main',
  SITE_SHELL_IDS.header,
  SITE_SHELL_IDS.footer,
  'menu-company',
  'menu-offer',
  'menu-developers',
  'menu-mobile',
  'deferred-styles-sections',
  'deferred-styles-shell',
  'policy-opening',
  'policy-figures',
  'policy-contents',
  'policy-clauses',
  'policy-others',
  SIBLINGS_ANCHOR,
  PRIVACY_ANCHOR,
] as const
