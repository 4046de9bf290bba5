import { useLayoutEffect, useState } from 'react'
import { preserveFocus } from './preserveFocus.ts'
import { StaticHtml } from './StaticHtml.tsx'

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * The HTML that an element of the document has, in its place, with what was typed into its fields
 * and the focus: for a part that React renders again before its code is loaded, for example after
 * a link within the page, and for one that fails. The input goes to the fields with the same ids of
 * what replaces it.
 */
export function ServedHtml({ id }: { id: string }) {
  const [{ html, restoreFocus }] = useState(() => readElement(id))
  useLayoutEffect(() => {
    restoreFocus()
    return () => restoreAfterCommit(id)
  }, [id, restoreFocus])
  return <StaticHtml id={`served-${id}`} html={html} />
}

function readElement(id: string) {
  const element = elementOf(id)
  // Values are no part of the HTML.
  for (const field of fieldsOf(element)) {
    field.defaultValue = field.value
    if ('checked' in field) field.defaultChecked = field.checked
  }
  return { html: element?.outerHTML ?? '', restoreFocus: preserveFocus(element) }
}

function restoreAfterCommit(id: string): void {
  const fields = fieldsOf(elementOf(id))
  const restoreFocus = preserveFocus(elementOf(id))
  queueMicrotask(() => {
    for (const replacement of fieldsOf(elementOf(id))) {
      const field = fields.find((field) => field.id === replacement.id)
      if (!field?.id) continue
      replacement.value = field.value
      if ('checked' in field && 'checked' in replacement) replacement.checked = field.checked
    }
    restoreFocus()
  })
}

/** @returns null on the server */
function elementOf(id: string): Element | null {
  return typeof document === 'undefined' ? null : document.getElementById(id)
}

function fieldsOf(element: Element | null): Field[] {
  return [...(element?.querySelectorAll<Field>('input, textarea') ?? [])]
}
