import { forms } from '../../submissions/definitions/forms.ts'
import {
  ELAPSED_FIELD,
  HONEYPOT_FIELD,
  ID_FIELD,
} from '../../submissions/definitions/protocolFields.ts'
import type { Services, SubmissionService } from '../services.ts'
import { readForm } from './body.ts'
import { checkForm } from './checkForm.ts'
import { fieldValues } from './formSpec.ts'
import { mainForm, matchForm, type PageForm } from './matchForm.ts'
import { isCrossOriginPost } from './origin.ts'
import type { Outcome, OutcomeStatus, SimpleStatus } from './outcome.ts'
import { withWording } from './wording.ts'

export interface PostContext {
  /** Path of the page that was posted to; never an address that the site does not have. */
  page: string
  forms: readonly PageForm[]
  siteUrl: string
  /** The Origin header of the post. */
  origin: string | null
  submissions: SubmissionService
  /** Logs what could not be stored and why, without anything the visitor wrote. */
  logError: Services['logError']
}

export interface PostResult {
  outcome: Outcome
  /** Whether a script sent it and expects data; otherwise a browser expects a page. */
  byScript: boolean
}

/** HTTP status of the response for each outcome. */
export const outcomeHttpStatus: Record<OutcomeStatus, number> = {
  accepted: 200,
  invalid: 422,
  limited: 429,
  unavailable: 503,
  unreachable: 503,
  refused: 403,
  tooLarge: 413,
}

/**
 * Handles a posted form: recognises it, validates it, has it stored.
 * @returns undefined if the page has no form, or the body is not one
 */
export async function receivePost(
  request: Request,
  context: PostContext,
): Promise<PostResult | undefined> {
  const main = mainForm(context.forms)
  const source = {
    origin: context.origin,
    fetchSite: request.headers.get('Sec-Fetch-Site'),
    host: request.headers.get('Host'),
  }
  if (isCrossOriginPost(source, context.siteUrl)) return outcomeFor(main, 'refused')
  const posted = await readForm(request)
  if (posted.kind === 'tooLarge') return outcomeFor(main, 'tooLarge')
  if (posted.kind === 'unreadable') return undefined
  const form = matchForm(posted.data, context.forms)
  if (!form) return undefined
  const byScript = posted.data.has(ELAPSED_FIELD)
  const outcome = await submitForm(form, posted.data, context)
  if (byScript || outcome.status === 'accepted') return { outcome, byScript }
  const values = fieldValues<string>(forms[form.kind], posted.data)
  return { outcome: { ...outcome, values }, byScript }
}

function outcomeFor(form: PageForm | undefined, status: SimpleStatus): PostResult | undefined {
  return form && { outcome: { form: form.name, status }, byScript: false }
}

async function submitForm(
  { name, kind, wording }: PageForm,
  posted: FormData,
  { page, submissions, logError }: PostContext,
): Promise<Outcome> {
  const form = forms[kind]
  const checked = checkForm(withWording<string>(form, wording), fieldValues<string>(form, posted))
  if (!checked.valid) return { form: name, status: 'invalid', errors: checked.errors }
  try {
    const receipt = await submissions.accept({
      form: name,
      page,
      content: form.contentOf(checked.values),
      id: postedId(posted),
      suspect: looksAutomated(posted),
    })
    if (receipt.outcome === 'accepted') return { form: name, status: 'accepted' }
    return { form: name, status: 'limited', retryAfterSeconds: receipt.retryAfterSeconds }
  } catch (error) {
    logError('submissions.accept.failed', { form: name, error })
    return { form: name, status: 'unavailable' }
  }
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function postedId(posted: FormData): string | undefined {
  const id = posted.get(ID_FIELD)
  return typeof id === 'string' && UUID.test(id) ? id.toLowerCase() : undefined
}

/** Even autofill and a quick Enter take longer than this. */
export const HUMAN_MIN_MS = 250

/** Signs of a bot. The submission is stored anyway, because the signs can be wrong. */
function looksAutomated(posted: FormData): boolean {
  const honeypot = posted.get(HONEYPOT_FIELD)
  if (typeof honeypot === 'string' && honeypot !== '') return true
  const elapsed = posted.get(ELAPSED_FIELD)
  return typeof elapsed === 'string' && elapsed !== '' && Number(elapsed) < HUMAN_MIN_MS
}
