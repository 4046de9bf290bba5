import { data, redirect } from '@remix-run/node'
import { formBaseName, formElementId, SENT_PARAMETER } from './formNames.ts'
import { NOT_SENT } from './notSent.ts'
import { outcomeHttpStatus, type PostResult } from './receivePost.ts'

/**
 * The response to a post. A script gets the outcome as data. A browser without JavaScript is
 * redirected to the page after a success, so that a reload sends nothing; otherwise it gets the
 * page with the input and the errors.
 * @param path path of the page that was posted to
 */
export function respondToPost({ outcome, byScript }: PostResult, path: string) {
  const { form, status } = outcome
  if (status === 'accepted' && !byScript) {
    return redirect(`${path}?${SENT_PARAMETER}=${formBaseName(form)}#${formElementId(form)}`, 303)
  }
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  if (status === 'limited') headers.set('Retry-After', String(outcome.retryAfterSeconds))
  return data(outcome, { status: outcomeHttpStatus[status], headers })
}

/** The response if no form matches: a page without forms, or a body that is not a form. */
export function refusePost(allowed = 'GET, HEAD'): Response {
  return new Response(NOT_SENT, {
    status: 405,
    statusText: 'Method Not Allowed',
    headers: { Allow: allowed },
  })
}
