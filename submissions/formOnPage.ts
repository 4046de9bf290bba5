/**
 * @returns the stored name of a form on a page, such as `newsletter:/careers`; that of a demo form
 * has its page already
 */
export function formOnPage(form: string, page: string): string {
  return form.includes(':') ? form : `${form}:${page}`
}

/** @returns the page in such a name; null in those of older versions, which can have none */
export function pageOf(formOnPage: string): string | null {
  return /:(\/.*)$/.exec(formOnPage)?.[1] ?? null
}
