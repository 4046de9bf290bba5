import type { Access } from './access.ts'
import type { GroqNode } from './groq.ts'
import type { IndexName } from './indexes.ts'
import type { SyncTagName } from './syncTags.ts'

/** What stands in for `*` in one place of a query. */
export interface Source {
  /** Ways to find the documents; the cheapest is taken at each evaluation. None: every document. */
  readonly accesses: readonly Access[]
  /** What reading it means for sync tags. */
  readonly tags: readonly SyncTagName[]
  /** The index for a key that depends on the surrounding document. */
  readonly correlatedIndex?: IndexName
}

/** `left match text::query(pattern)`, evaluated outside of groq-js, which lacks it. */
export interface TextMatch {
  readonly left: GroqNode
  readonly pattern: GroqNode
}

/** A tree whose every `*` reads from the slot's evaluation only what its filter can let through. */
export interface Plan {
  readonly tree: GroqNode
  readonly sources: readonly Source[]
  readonly textMatches: readonly TextMatch[]
}
