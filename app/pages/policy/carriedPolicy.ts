import type { PolicyData } from './query.ts'

/** The element with the clauses. */
export const CLAUSES_ID = 'policy-clauses'

/** Replaces a policy whose text is in the document. */
export interface PolicyOutline {
  served: true
  /** Title of the list of contents. */
  contents: string | null
}

/** A policy as part of loader data: whole, or in outline if its text is in the document. */
export type CarriedPolicy = PolicyData | PolicyOutline

/** The whole policy, for a navigation inside the app. */
export const carriedWhole = (policy: PolicyData): CarriedPolicy => policy

export function isOutline(policy: CarriedPolicy): policy is PolicyOutline {
  return 'served' in policy
}

export function outlineOf({ words }: PolicyData): PolicyOutline {
  return { served: true, contents: words?.contents ?? null }
}
