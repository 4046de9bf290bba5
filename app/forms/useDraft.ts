import { type RefObject, useEffect, useState } from 'react'
import { createDraft } from './draft.ts'
import { type TypedValues, typedValues, type WordedForm } from './wordedForm.ts'

interface DraftOptions<Name extends string> {
  key: string
  form: WordedForm<Name>
  element: RefObject<HTMLFormElement | null>
  /** Called once after the page has started, when there is something to fill in again. */
  restore(values: TypedValues): void
}

/** Stores what is typed in a form for as long as the tab lives, and fills it in again. */
export function useDraft<Name extends string>({
  key,
  form,
  element,
  restore,
}: DraftOptions<Name>): { save(): void; clear(): void } {
  const [draft] = useState(() => createDraft(key, () => sessionStorage))
  const currentValues = () => element.current && typedValues(form, new FormData(element.current))

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes to life
  useEffect(() => {
    const stored: TypedValues = draft.read()
    // What was typed before the script ran is newer.
    const typed = Object.entries<string>(currentValues() ?? {}).filter(([, value]) => value !== '')
    if (Object.keys(stored).length > 0) restore({ ...stored, ...Object.fromEntries(typed) })
    else if (typed.length > 0) draft.write(currentValues() ?? {})
  }, [])

  return {
    save() {
      const values = currentValues()
      if (values) draft.write(values)
    },
    clear: draft.clear,
  }
}
