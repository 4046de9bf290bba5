/**
 * Remembers the focused field before fields are replaced.
 * @param fields contains the fields, or is the only one
 * @returns a function that focuses the field with the same id, with the caret at its old position;
 * at the end if the value has changed, or if the browser reports no position (`type=email`)
 */
export function preserveFocus(fields: Element | null): () => void {
  const focused = fields && document.activeElement
  if (!isField(focused) || !fields?.contains(focused)) return () => undefined
  const { id, value, selectionStart, selectionEnd } = focused
  return () => {
    const field = document.getElementById(id)
    if (!isField(field)) return
    field.focus({ preventScroll: true })
    if (selectionStart !== null && field.value === value) {
      field.setSelectionRange(selectionStart, selectionEnd)
    } else if (field.type !== 'checkbox') moveCaretToEnd(field)
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement

function isField(element: Element | null): element is Field {
  return element?.matches('input, textarea') ?? false
}

/** Assigning another value moves the caret, also where `setSelectionRange` throws. */
function moveCaretToEnd(field: Field): void {
  const { value } = field
  field.value = ''
  field.value = value
}
