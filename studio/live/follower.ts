import type { LiveClaims, Publication } from './claims.ts'

/** What the website says about a document. */
export interface LiveAnswer {
  /** The website shows the requested revision. */
  live: boolean
  /** Of the document as visitors get it; null when they get none. */
  revision: string | null
  /** When the website looked, as an ISO date; by its own clock. */
  at: string
}

export type LiveNews = { id: string } & (
  | { state: 'live'; kind: Publication['kind']; at: Date }
  /** Another publish of the same document came after it, and is what visitors see. */
  | { state: 'overtaken' }
  /** Not yet; it is asked again. */
  | { state: 'waiting' }
  /** Not after all this time; it is no longer asked. */
  | { state: 'late' }
  /** The website gave no answer to the question. */
  | { state: 'unknown' }
)

export interface FollowerOptions {
  /**
   * Asks the website and lets it wait a while for the revision.
   * @param revision null when the document is to be gone; undefined to ask how it is now
   */
  ask(id: string, revision: string | null | undefined): Promise<LiveAnswer>
  tell(news: LiveNews): void
  /** Milliseconds; only differences count. */
  now(): number
  pause(ms: number): Promise<void>
}

/** Maximum delay of a publish by this preparation. */
const PREPARE_MS = 1_000
const PATIENCE_MS = 1_500
/** No change takes longer than this to be seen, whatever was lost on the way. */
const FOLLOW_MS = 70_000
const AGAIN_MS = 1_000

/**
 * Follows a published change until the website shows it. The website is queried before the change
 * too: it then has a cached answer that only the change itself invalidates, exactly as pages do,
 * and does not query the document again because of this request.
 */
export function createFollower({ ask, tell, now, pause }: FollowerOptions): LiveClaims {
  const before = new Map<string, string | null>()
  const newest = new Map<string, string>()
  const follow = async ({ id, kind }: Publication, transaction: string) => {
    const expected = kind === 'removed' ? null : transaction
    const known = before.get(id)
    const began = now()
    const isNewest = () => newest.get(id) === transaction
    let settled = false
    pause(PATIENCE_MS).then(() => {
      if (!settled && isNewest()) tell({ id, state: 'waiting' })
    })
    let answer: LiveAnswer | undefined
    while (isNewest() && now() - began < FOLLOW_MS) {
      answer = await ask(id, expected).catch(() => undefined)
      if (answer?.live || (answer && known !== undefined && answer.revision !== known)) break
      await pause(AGAIN_MS)
    }
    settled = true
    if (!isNewest()) return
    newest.delete(id)
    if (!answer) tell({ id, state: 'unknown' })
    else if (answer.live) tell({ id, kind, state: 'live', at: new Date(answer.at) })
    else tell({ id, state: answer.revision === known ? 'late' : 'overtaken' })
  }
  return {
    async prepare({ id }) {
      before.delete(id)
      const asked = ask(id, undefined).then(
        ({ revision }) => void before.set(id, revision),
        () => undefined,
      )
      await Promise.race([asked, pause(PREPARE_MS)])
    },
    follow(publication, revision) {
      newest.set(publication.id, revision)
      void follow(publication, revision)
    },
  }
}
