import { createContext, useContext } from 'react'
import type { PolicyData } from './query.ts'

/** The whole policy; only the server has it, and only while rendering. */
const ServedPolicyContext = createContext<PolicyData | null>(null)

export const ServedPolicyProvider = ServedPolicyContext.Provider

export const useServedPolicy = (): PolicyData | null => useContext(ServedPolicyContext)

type RequestContext = object
const rendered = new WeakMap<RequestContext, PolicyData>()

/** Keeps the policy of a document request until the document is rendered, beside loader data. */
export function keepPolicyForRendering(context: RequestContext, policy: PolicyData): void {
  rendered.set(context, policy)
}

/** @returns what was kept for this request */
export function policyForRendering(context: RequestContext): PolicyData | null {
  return rendered.get(context) ?? null
}
