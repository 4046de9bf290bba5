// Fields that every form has in addition to its own. `defineForm` refuses these names.

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

/** A definition without these names. The text is in the type error of one that has them. */
export type WithoutProtocolFields = {
  [Name in
    | typeof FORM_FIELD
    | typeof ID_FIELD
    | typeof ELAPSED_FIELD
    | typeof HONEYPOT_FIELD]?: `Every form has a hidden field "${Name}": choose another name`
}
