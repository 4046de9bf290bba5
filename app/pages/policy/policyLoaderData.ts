import type { PolicyData } from './query.ts'

/** The element with the clauses. */
export const CLAUSES_ID = 'policy-clauses'

/** Replaces a policy whose HTML is in the document already. */
export interface StaticPolicy {
  static: true
  /** Title of the table of contents. */
  contents: string | null
}

/** A policy as part of loader data. */
export type PolicyLoaderData = PolicyData | StaticPolicy

/** The whole policy, for a navigation inside the app. */
export const policyLoaderData = (policy: PolicyData): PolicyLoaderData => policy

export function staticPolicy({ labels }: PolicyData): StaticPolicy {
  return { static: true, contents: labels?.contents ?? null }
}
