// Fields that every form has in addition to its own.

/** The form within the page; without it a post is matched by its fields. */
export const FORM_FIELD = 'form'
/** A UUID generated in the browser: the same id is the same submission. */
export const ID_FIELD = 'submissionId'
/**
 * Milliseconds from the start of the navigation to the submission. Only a script sends it, so it
 * distinguishes such a post from one without JavaScript.
 */
export const ELAPSED_FIELD = 'elapsedMs'
/** A honeypot: hidden from people, so a value comes from a bot. */
export const HONEYPOT_FIELD = 'homepage'

// Names of forms.

/** On every page. */
export const NEWSLETTER = 'newsletter'
export const CONTACT = 'contact'

/** @returns the name of the demo request form on the page at `path` */
export function demoFormName(path: string): string {
  return `demo:${path}`
}

// The page after a post without JavaScript.

/** Query parameter of the page after a successful post without JavaScript. */
export const SENT_PARAMETER = 'sent'

/** Before the title of the page after a rejected post; screen readers announce the title first. */
export const REJECTED_PREFIX = 'Error: '

/** @returns the name without its path, for URLs and ids: `demo:/a-page` is `demo` */
export function formBaseName(form: string): string {
  return form.split(':')[0] ?? form
}

/** @returns id of the form's element, the target after a post without JavaScript */
export function formElementId(form: string): string {
  return `${formBaseName(form)}-form`
}

/** @returns id of a field's control inside its form */
export function fieldId(elementId: string, fieldName: string): string {
  return `${elementId}-${fieldName}`
}
