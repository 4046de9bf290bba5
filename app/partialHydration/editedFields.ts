/**
 * Fields that are edited in this document have this attribute, unlike those that the browser has
 * restored after a reload. Copies of the served HTML contain it.
 */
export const EDITED_ATTRIBUTE = 'data-edited'

/**
 * A script in the head, because fields are edited before hydration too. Programs that fill in forms
 * dispatch one event or the other.
 */
export const markEditedFields = `for(const type of["input","change"])addEventListener(type,({target})=>target.setAttribute("${EDITED_ATTRIBUTE}",""))`
