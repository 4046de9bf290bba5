import { createServerValue } from '../../partialHydration/createServerValue.ts'
import type { OmittedContent } from '../../partialHydration/omittedContent.ts'
import type { PolicyData } from './query.ts'

/** The element with the clauses. */
export const CLAUSES_ID = 'policy-clauses'

/** Replaces a policy whose HTML is in the document already. */
export interface OmittedPolicy extends OmittedContent {
  /** Title of the table of contents. */
  contents: string | null
}

export type PolicyLoaderData = PolicyData | OmittedPolicy

/** The policy while the server renders its document. */
export const serverPolicy = createServerValue<PolicyData>()

export function omittedPolicy({ labels }: PolicyData): OmittedPolicy {
  return { static: true, contents: labels?.contents ?? null }
}
