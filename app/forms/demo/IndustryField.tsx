import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Combobox } from '../../design/combobox/Combobox.tsx'
import { Field } from '../../design/field/Field.tsx'
import { preserveFocus } from '../../partialHydration/preserveFocus.ts'
import type { BoundField } from '../fieldBinder.ts'

interface IndustryFieldProps extends BoundField<string> {
  suggestions: readonly string[]
  onEdit: () => void
}

interface Enhanced {
  Combobox: typeof Combobox
  /** The value of the plain field when the combobox replaced it. */
  value: string
}

/**
 * Free text with suggestions. It starts as the plain field, which remains without JavaScript, with
 * the browser's own suggestions; the combobox replaces it when its code has loaded.
 */
export function IndustryField({ suggestions, defaultValue, onEdit, ...bound }: IndustryFieldProps) {
  const listId = useId()
  const plain = useRef<HTMLInputElement>(null)
  const [enhanced, setEnhanced] = useState<Enhanced>()

  useEffect(() => {
    let isCancelled = false
    import('../../design/combobox/Combobox.tsx').then(
      (module) => {
        const field = plain.current
        if (isCancelled || !field) return
        const restoreFocus = preserveFocus(field)
        // Synchronous, because keys pressed before a later render would be lost with the field.
        flushSync(() => setEnhanced({ Combobox: module.Combobox, value: field.value }))
        restoreFocus()
      },
      // Without the code the plain field remains.
      () => undefined,
    )
    return () => {
      isCancelled = true
    }
  }, [])

  if (enhanced) {
    return (
      <enhanced.Combobox
        {...bound}
        options={suggestions}
        defaultValue={enhanced.value}
        onValueChange={onEdit}
      />
    )
  }
  return (
    <>
      <Field {...bound} ref={plain} list={listId} autoComplete="off" defaultValue={defaultValue} />
      <datalist id={listId}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </>
  )
}
