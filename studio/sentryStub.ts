/**
 * Replaces `@sentry/react` in the Studio's build. Sanity's Studio reports its errors to Sanity's
 * account at Sentry; the policy of this Studio's pages refuses that address on either lake, so the
 * library would only cost its bytes. The names are those `sanity` imports.
 */
const nothing = (): undefined => undefined

export {
  nothing as breadcrumbsIntegration,
  nothing as browserApiErrorsIntegration,
  nothing as captureException,
  nothing as dedupeIntegration,
  nothing as defaultStackParser,
  nothing as functionToStringIntegration,
  nothing as getClient,
  nothing as globalHandlersIntegration,
  nothing as httpContextIntegration,
  nothing as inboundFiltersIntegration,
  nothing as init,
  nothing as linkedErrorsIntegration,
  nothing as makeFetchTransport,
  nothing as withScope,
}

/** What is initialized already is not initialized again. */
export const isInitialized = (): boolean => true

export class BrowserClient {
  init(): void {}
}

export class Scope {
  setClient(): void {}
  getClient(): undefined {
    return undefined
  }
  captureEvent(): undefined {
    return undefined
  }
}

export const getCurrentScope = (): Scope => new Scope()
