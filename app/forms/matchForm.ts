import { forms, type SubmissionKind } from '../../submissions/definitions/forms.ts'
import { FORM_FIELD, NEWSLETTER } from './formNames.ts'
import type { Wording } from './wording.ts'

/** A form on a page. */
export interface PageForm {
  /** `newsletter`, `contact` or `demo:<path>`. */
  name: string
  kind: SubmissionKind
  /** The page's own texts, for its validation messages. */
  wording?: Wording | null | undefined
}

/** The newsletter is also offered in a dialog, on pages that have no block for it. */
const newsletter: PageForm = { name: NEWSLETTER, kind: 'newsletter' }

/**
 * The posted form: by its name, or else the one on the page with the most posted fields; among
 * equals the smaller.
 */
export function matchForm(posted: FormData, onPage: readonly PageForm[]): PageForm | undefined {
  const name = posted.get(FORM_FIELD)
  const named = [...onPage, newsletter].find((form) => form.name === name)
  if (named) return named
  return [...onPage].sort((a, b) => known(b, posted) - known(a, posted) || size(a) - size(b))[0]
}

/** @returns the main form of a page, for messages about an unreadable post */
export function mainForm(onPage: readonly PageForm[]): PageForm | undefined {
  return [...onPage].sort((a, b) => size(b) - size(a))[0]
}

function known({ kind }: PageForm, posted: FormData): number {
  return Object.keys(forms[kind].fields).filter((name) => posted.has(name)).length
}

function size({ kind }: PageForm): number {
  return Object.keys(forms[kind].fields).length
}
