/**
 * Marks fields that are edited in this document, unlike those that the browser has restored after a
 * reload: they have the property `isEdited`. A script in the head, because fields are edited before
 * hydration too.
 */
export const markEditedFields = 'addEventListener("input",({target})=>target.isEdited=1)'
