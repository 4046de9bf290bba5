/**
 * Replaces `@sentry/react` in the Studio's build. The library would report errors to Sanity's
 * account at Sentry, which the page's policy blocks, so it would only add download size. The
 * exports are those that `sanity` imports.
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
