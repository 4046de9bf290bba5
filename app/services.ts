/**
 * What the app asks of its host. The host hands an implementation in through Remix's load
 * context; nothing in `app/` knows where content comes from or what serves it.
 */
import type { ClientReturn, QueryParams } from '@sanity/client'
import type { SubmissionContent } from '../submissions/submission.ts'

/** An answer of the Content Lake with the sync tags that say what it was read from. */
export interface ContentAnswer<Result> {
  data: Result
  /** Opaque tags; a live event naming one of them makes this answer stale. */
  tags: readonly string[]
  /** The lake could not be asked: this is what it said last, and may have changed since. */
  lastKnown?: true
}

export interface ContentReader {
  /**
   * Runs a GROQ query of the published perspective (or of drafts, in a preview session).
   * Answers come from memory while no live event has touched them.
   * @throws ContentUnavailableError when there is neither a fresh nor a last known answer
   */
  read<const Query extends string>(
    query: Query,
    params?: QueryParams,
  ): Promise<ContentAnswer<ClientReturn<Query>>>
}

/** Which browser chunks a page's sections and layout live in, so that they can be preloaded. */
export interface SectionAssets {
  /** @returns URLs of the modules of these section types or layouts; empty in development */
  modulesFor(names: readonly string[]): readonly string[]
}

/** Stylesheets that a page links to instead of carrying them. */
export interface LateStyleStore {
  /**
   * @param path of the page they belong to, by which they can be made again
   * @returns the address of the stylesheet
   */
  keep(css: string, path: string): string
}

export interface Services {
  content: ContentReader
  sectionAssets: SectionAssets
  lateStyles: LateStyleStore
  /** Canonical origin of the site, without a trailing slash. */
  siteUrl: string
  /** Origins besides the site's own that assets of the Content Lake have. */
  assetOrigins: readonly string[]
  /** The current time; injected so that tests can say what year it is. */
  now(): Date
  /**
   * Tells the operator's log what went wrong while a page was made.
   * @param event a stable dotted name; `fields` never hold personal data
   */
  report(event: string, fields: Readonly<Record<string, unknown>>): void
  /** Whether the component gallery is served: in development and in tests, never to visitors. */
  gallery: boolean
}

export interface SubmissionRequest {
  /** Which form on which page: `newsletter`, `contact` or `demo:<path>`. */
  form: string
  content: SubmissionContent
  /** A UUID made in the browser; absent without JavaScript. */
  id?: string | undefined
  /** Looks like a machine's doing: it is kept, and not delivered unless an operator says so. */
  suspect: boolean
}

export type SubmissionReceipt =
  | { outcome: 'accepted'; id: string }
  | { outcome: 'limited'; retryAfterSeconds: number }

/** Takes what the visitor of this request sends. */
export interface SubmissionService {
  /**
   * Resolves when it is durable, or says how long the sender should wait.
   * @throws when it could not be stored; the visitor has to be told, and keeps what was written
   */
  accept(request: SubmissionRequest): Promise<SubmissionReceipt>
}

/** Lets one request see drafts. What it reads is kept by nobody and shown to nobody else. */
export interface Preview {
  /** Reads the session's perspective, anew for each request. */
  content: ContentReader
  /** An editor of the Studio, or somebody who was sent a link to this page. */
  kind: 'editor' | 'shared'
  /** What is shown: `drafts`, `published`, or names of releases, the uppermost first. */
  perspective: string
  /** When the session ends, as an ISO date and time. */
  expiresAt: string
}

/** What the host gives to loaders and actions with each request. */
export interface RequestContext {
  services: Services
  /** A whole document is asked for, not the data of a navigation inside the app. */
  documentRequest: boolean
  /** Absent for visitors. `services.content` never reads drafts. */
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
