import type { LiveAnswer } from './follower.ts'

/** The website itself waits shorter than this. */
const ANSWER_TIMEOUT_MS = 15_000

/**
 * Asks the website which revision of a document its pages are made from.
 * @throws Error when there is no answer, as when the editor's session has ended
 */
export async function askSite(
  id: string,
  revision: string | null | undefined,
): Promise<LiveAnswer> {
  const question = new URLSearchParams({ id })
  if (revision !== undefined) question.set('revision', revision ?? 'none')
  const answer = await fetch(`/studio/live?${question}`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  })
  const said: unknown = await answer.json()
  if (!answer.ok || !isLiveAnswer(said)) throw new Error(`no answer (${answer.status})`)
  return said
}

function isLiveAnswer(value: unknown): value is LiveAnswer {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['live', 'revision', 'at'].every((name) => name in value)
  )
}
