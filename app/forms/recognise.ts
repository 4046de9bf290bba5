import { forms, type SubmissionKind } from '../../submissions/definitions/forms.ts'
import { FORM_FIELD, NEWSLETTER } from './formNames.ts'
import type { Wording } from './wording.ts'

/** A form that stands on a page. */
export interface PlacedForm {
  /** `newsletter`, `contact` or `demo:<path>`. */
  name: string
  kind: SubmissionKind
  /** The page's own texts, for the messages of its check. */
  wording?: Wording | null | undefined
}

/** The newsletter is also offered in a dialog, on pages that have no block for it. */
const newsletter: PlacedForm = { name: NEWSLETTER, kind: 'newsletter' }

/**
 * Which form was posted: the one that is named, or else the one on the page that knows most of the
 * posted fields; of two that know as many, the smaller.
 */
export function recogniseForm(
  posted: FormData,
  onPage: readonly PlacedForm[],
): PlacedForm | undefined {
  const name = posted.get(FORM_FIELD)
  const named = [...onPage, newsletter].find((form) => form.name === name)
  if (named) return named
  return [...onPage].sort((a, b) => known(b, posted) - known(a, posted) || size(a) - size(b))[0]
}

/** @returns the form a page is there for, to say things about a post that could not be read */
export function mainForm(onPage: readonly PlacedForm[]): PlacedForm | undefined {
  return [...onPage].sort((a, b) => size(b) - size(a))[0]
}

function known({ kind }: PlacedForm, posted: FormData): number {
  return Object.keys(forms[kind].fields).filter((name) => posted.has(name)).length
}

function size({ kind }: PlacedForm): number {
  return Object.keys(forms[kind].fields).length
}
