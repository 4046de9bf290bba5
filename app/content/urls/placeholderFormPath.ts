/** What an embedded form shows until the address of a real form is entered. */
export const PLACEHOLDER_FORM_PATH = '/hub-form.html'
