import { useLayoutEffect, useState } from 'react'
import { StaticHtml } from './StaticHtml.tsx'

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * The HTML that an element of the document has, in its place, with what was typed into its fields
 * and the focus: for a part that React renders again before its code is loaded, for example after
 * a link within the page, and for one that fails. The input goes to the fields with the same ids of
 * what replaces it.
 */
export function ServedHtml({ id }: { id: string }) {
  const [{ html, focused }] = useState(() => readElement(id))
  useLayoutEffect(() => {
    if (focused) document.getElementById(focused)?.focus()
    return () => restoreAfterCommit(fieldsOf(id))
  }, [id, focused])
  return <StaticHtml id={`served-${id}`} html={html} />
}

function readElement(id: string): { html: string; focused?: string | undefined } {
  if (typeof document === 'undefined') return { html: '' }
  // Values are no part of the HTML.
  for (const field of fieldsOf(id)) {
    field.defaultValue = field.value
    if ('checked' in field) field.defaultChecked = field.checked
  }
  const focused = fieldsOf(id).find((field) => field === document.activeElement)?.id
  return { html: document.getElementById(id)?.outerHTML ?? '', focused }
}

function restoreAfterCommit(fields: readonly Field[]): void {
  const focused = fields.find((field) => field === document.activeElement)?.id
  queueMicrotask(() => {
    for (const field of fields) {
      const replacement = field.id ? document.getElementById(field.id) : null
      if (replacement instanceof HTMLTextAreaElement) replacement.value = field.value
      if (!(replacement instanceof HTMLInputElement)) continue
      replacement.value = field.value
      if ('checked' in field) replacement.checked = field.checked
    }
    if (focused) document.getElementById(focused)?.focus()
  })
}

function fieldsOf(id: string): Field[] {
  return [...document.querySelectorAll<Field>(`#${CSS.escape(id)} :is(input, textarea)`)]
}
