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
