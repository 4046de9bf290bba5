import { SITE_SHELL_IDS } from './elementIds.ts'

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
  'policies',
  'privacy-policy',
] as const
