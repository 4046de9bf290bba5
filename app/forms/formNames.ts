/** Names of fields that every form carries beside its own. */

/** Which form of the page it is; a post without it is recognised by its fields. */
export const FORM_FIELD = 'form'
/** A UUID made in the browser: the same one is the same submission. */
export const ID_FIELD = 'submissionId'
/** Milliseconds between seeing the form and sending it, counted by the script. */
export const ELAPSED_FIELD = 'elapsedMs'
/** Hidden from people; whoever fills it in is a machine. */
export const TRAP_FIELD = 'homepage'

/** Name of the newsletter form; the same wherever it stands. */
export const NEWSLETTER = 'newsletter'
export const CONTACT = 'contact'

/** @returns the name of the demo request form on the page at `path` */
export function demoFormName(path: string): string {
  return `demo:${path}`
}

/** Query parameter of the page that a successful post leads to when no script runs. */
export const SENT_PARAMETER = 'sent'

/** @returns the short form of a name for the address: `demo:/a-page` is `demo` */
export function sentFlag(form: string): string {
  return form.split(':')[0] ?? form
}

/** @returns id of the form's element, where the browser lands after a post without a script */
export function formElementId(form: string): string {
  return `${sentFlag(form)}-form`
}

/** @returns id of a field's control inside its form */
export function fieldId(elementId: string, fieldName: string): string {
  return `${elementId}-${fieldName}`
}
