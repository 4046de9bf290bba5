import { createContext, useContext } from 'react'
import type { PolicyData } from './query.ts'

/** The whole policy; available on the server only, during rendering. */
const ServedPolicyContext = createContext<PolicyData | null>(null)

export const ServedPolicyProvider = ServedPolicyContext.Provider

export const useServedPolicy = (): PolicyData | null => useContext(ServedPolicyContext)

type RequestContext = object
const rendered = new WeakMap<RequestContext, PolicyData>()

/**
 * Stores the policy of a document request until the document is rendered, separate from loader
 * data.
 */
export function keepPolicyForRendering(context: RequestContext, policy: PolicyData): void {
  rendered.set(context, policy)
}

/** @returns the policy stored for this request */
export function policyForRendering(context: RequestContext): PolicyData | null {
  return rendered.get(context) ?? null
}
