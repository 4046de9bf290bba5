import { forms, type SubmissionKind } from '../../submissions/definitions/forms.ts'
import { FORM_FIELD } from '../../submissions/definitions/protocolFields.ts'
import { formBaseName, NEWSLETTER } from './formNames.ts'
import type { Wording } from './wording.ts'

export interface PageForm {
  /** `newsletter`, `contact` or `demo:<path>`. */
  name: string
  kind: SubmissionKind
  /** The page's own texts, for its validation messages. */
  wording?: Wording | null | undefined
}

/** A subscription is accepted on every page, also if its block was removed while the page was open. */
const newsletter: PageForm = { name: NEWSLETTER, kind: 'newsletter' }

/**
 * The posted form: the one of that name, or of the same kind if the page has moved. A post without
 * a name is matched by its fields: the form with the most of them, among equals the smaller.
 * @returns undefined if the page no longer has the named form
 */
export function matchForm(posted: FormData, onPage: readonly PageForm[]): PageForm | undefined {
  const name = posted.get(FORM_FIELD)
  if (typeof name === 'string' && name !== '') {
    const offered = [...onPage, newsletter]
    const moved = (form: PageForm) => formBaseName(form.name) === formBaseName(name)
    return offered.find((form) => form.name === name) ?? offered.find(moved)
  }
  return [...onPage].sort(
    (a, b) =>
      matchingFieldCount(b, posted) - matchingFieldCount(a, posted) ||
      fieldCount(a) - fieldCount(b),
  )[0]
}

/** @returns the main form of a page, for messages about an unreadable post */
export function mainForm(onPage: readonly PageForm[]): PageForm | undefined {
  return [...onPage].sort((a, b) => fieldCount(b) - fieldCount(a))[0]
}

function matchingFieldCount({ kind }: PageForm, posted: FormData): number {
  return Object.keys(forms[kind].fields).filter((name) => posted.has(name)).length
}

function fieldCount({ kind }: PageForm): number {
  return Object.keys(forms[kind].fields).length
}
