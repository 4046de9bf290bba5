import { useEffect, useId, useRef, useState } from 'react'
import type { Combobox } from '../../design/combobox/combobox.tsx'
import { Field } from '../../design/field/field.tsx'
import type { BoundField } from '../fieldBinder.ts'

interface IndustryFieldProps extends BoundField<string> {
  suggestions: readonly string[]
  onEdit: () => void
}

interface Enhanced {
  Combobox: typeof Combobox
  /** What the plain field held when the combobox took its place. */
  value: string
  hadFocus: boolean
}

/**
 * Free text with suggestions. It starts as the plain field that it stays without a script, with
 * the browser's own suggestions; the combobox takes its place when its code has come.
 */
export function IndustryField({ suggestions, defaultValue, onEdit, ...bound }: IndustryFieldProps) {
  const listId = useId()
  const plain = useRef<HTMLInputElement>(null)
  const [enhanced, setEnhanced] = useState<Enhanced>()

  useEffect(() => {
    let wanted = true
    import('../../design/combobox/combobox.tsx').then(
      (module) => {
        const field = plain.current
        if (!wanted || !field) return
        const hadFocus = document.activeElement === field
        setEnhanced({ Combobox: module.Combobox, value: field.value, hadFocus })
      },
      // Without the code it stays the plain field that it is.
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [])

  useEffect(() => {
    if (enhanced?.hadFocus) document.getElementById(bound.id)?.focus()
  }, [enhanced, bound.id])

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
