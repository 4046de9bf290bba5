import { isRouteErrorResponse } from '@remix-run/react'
import { FORM_FIELD, ID_FIELD } from '../../submissions/definitions/protocolFields.ts'
import type { Outcome } from './outcome.ts'

/** Afterwards the visitor can send again; the post has an id, so that it is stored once. */
const TIMEOUT_MS = 20_000

type OutcomeHandler = (outcome: Outcome) => void

/** By form and id. A post goes on without its form, so the handlers are not part of a component. */
const handlers = new Map<string, OutcomeHandler>()

const keyFor = (form: string, id: string) => `${form}#${id}`
const keyOf = (posted: FormData) =>
  keyFor(String(posted.get(FORM_FIELD)), String(posted.get(ID_FIELD)))

/** Calls the handler with the outcome of a post that is about to be sent. */
export function onOutcome(posted: FormData, handle: OutcomeHandler): void {
  handlers.set(keyOf(posted), handle)
}

/**
 * Replaces the handler of a pending post: its form was closed, and is open again.
 * @returns whether the post is pending
 */
export function replaceHandler(form: string, id: string, handle: OutcomeHandler): boolean {
  const key = keyFor(form, id)
  if (!handlers.has(key)) return false
  handlers.set(key, handle)
  return true
}

/**
 * Sends a post and converts every error to an outcome, because a thrown error would replace the
 * page with the visitor's input.
 * @param serverAction sends the request to the server
 */
export async function postFromBrowser(
  request: Request,
  serverAction: () => Promise<Outcome>,
  timeoutMs = TIMEOUT_MS,
): Promise<Outcome> {
  const posted = await request.clone().formData()
  const form = String(posted.get(FORM_FIELD) ?? '')
  const unreachable: Outcome = { form, status: 'unreachable' }
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<Outcome>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, unreachable)
  })
  const outcome = await Promise.race([serverAction(), timeout])
    .catch((error: unknown): Outcome => {
      // A page that has lost its form, or was removed, responds without an outcome.
      const isAnswered = isRouteErrorResponse(error) || error instanceof Response
      return isAnswered ? { form, status: 'unavailable' } : unreachable
    })
    .finally(() => clearTimeout(timer))
  handlers.get(keyOf(posted))?.(outcome)
  handlers.delete(keyOf(posted))
  return outcome
}
