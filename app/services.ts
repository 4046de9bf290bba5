/**
 * The interfaces of the app's host. The host passes an implementation through Remix's load context;
 * nothing in `app/` depends on the source of content or on the server.
 */
import type { ClientReturn, QueryParams } from '@sanity/client'
import type { SubmissionRequest } from '../submissions/submission.ts'

/** A result of the Content Lake with the sync tags of its dependencies. */
export interface ContentResult<Result> {
  data: Result
  /** Opaque tags; a live event with one of them makes this result stale. */
  tags: readonly string[]
  /** The lake did not respond in time: this is its last known result, which may be outdated. */
  lastKnown?: true
}

export interface ContentReader {
  /**
   * Runs a GROQ query in the published perspective (or on drafts, in a preview session). Results
   * are cached until a live event invalidates them.
   * @throws ContentUnavailableError if there is neither a fresh nor a last known result
   */
  read<const Query extends string>(
    query: Query,
    params?: QueryParams,
  ): Promise<ContentResult<ClientReturn<Query>>>
}

/** The browser chunks of a page's sections and layout, for preloading. */
export interface SectionAssets {
  /** @returns URLs of the modules of these section types or layouts; empty in development */
  modulesFor(names: readonly string[]): readonly string[]
}

/** Stores deferred stylesheets, which pages link to. */
export interface DeferredStyleStore {
  /**
   * @param path of their page, from which they can be regenerated
   * @returns the URL of the stylesheet
   */
  store(css: string, path: string): string
}

export interface Services {
  content: ContentReader
  sectionAssets: SectionAssets
  deferredStyles: DeferredStyleStore
  /** Canonical origin of the site, without a trailing slash. */
  siteUrl: string
  /** Origins of the Content Lake's assets other than the site's own. */
  assetOrigins: readonly string[]
  /** The current time; injected so that tests can set the year. */
  now(): Date
  /**
   * Logs an error during rendering for the operator.
   * @param event a stable dotted name; `fields` never contain personal data
   */
  logError(event: string, fields: Readonly<Record<string, unknown>>): void
  /** Whether the component gallery is served: in development, and with `GALLERY=1`. */
  gallery: boolean
}

/** Accepts the submissions of this request's visitor. */
export interface SubmissionService {
  /**
   * Resolves when it is durable, or with the time the sender should wait.
   * @throws if it could not be stored; the form is then shown again with an error and the input
   */
  accept(
    request: SubmissionRequest,
  ): Promise<{ outcome: 'accepted' } | { outcome: 'limited'; retryAfterSeconds: number }>
}

/** Lets one request read drafts. Its reads are not cached and not shared with other requests. */
export interface Preview {
  /** Reads the session's perspective, without a cache across requests. */
  content: ContentReader
  /** An editor of the Studio, or a visitor with a share link to this page. */
  kind: 'editor' | 'shared'
  /** The perspective: `drafts`, `published`, or names of releases, highest priority first. */
  perspective: string
  /** When the session ends, as an ISO date and time. */
  expiresAt: string
}

/** The context of loaders and actions for each request. */
export interface RequestContext {
  services: Services
  /** A whole document is requested, not the data of a navigation inside the app. */
  isDocumentRequest: boolean
  /** Undefined for visitors. `services.content` never reads drafts. */
  preview?: Preview | undefined
  /** Bound to the client that sent the request. */
  submissions: SubmissionService
}

declare module '@remix-run/node' {
  interface AppLoadContext extends RequestContext {
    /** The Origin header of the request; it is not among the headers the app sees. */
    postOrigin: string | null
  }
}
