/**
 * While the scripts of a document are expected to run, its html element has the attribute
 * `data-scripting`: what they complete looks as it does with them. A script in the head sets it
 * before anything is laid out, and it is removed if the scripts cannot be fetched. It is a property
 * in `root.tsx` too, because React replaces the attributes of a document that it has to render
 * again.
 */
export const setScripting = `document.documentElement.dataset.scripting=''`
export const removeScripting = 'delete document.documentElement.dataset.scripting'

/** Marks an element that is hydrated. */
export const HYDRATE_ATTRIBUTE = 'data-hydrate'

/** For a section whose code fails or cannot be fetched: it is as it is without scripts. */
export function showWithoutScript(id: string): void {
  const element = document.getElementById(id)
  element?.removeAttribute(HYDRATE_ATTRIBUTE)
  for (const part of element?.querySelectorAll('[inert]') ?? []) part.removeAttribute('inert')
}
