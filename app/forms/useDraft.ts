import { type RefObject, useEffect, useRef } from 'react'
import type { Draft } from './draft.ts'
import { type FieldValues, type FormSpec, fieldValues } from './formSpec.ts'

interface DraftOptions<Name extends string> {
  key: string
  form: FormSpec<Name>
  element: RefObject<HTMLFormElement | null>
  /** Called once after the page has started, if there is input to restore. */
  restore(values: FieldValues): void
}

/** Stores the input of a form for the lifetime of the tab, and restores it. */
export function useDraft<Name extends string>({
  key,
  form,
  element,
  restore,
}: DraftOptions<Name>): { save(): void; clear(): void } {
  const draft = useRef<Draft>(undefined)
  const currentValues = () => element.current && fieldValues(form, new FormData(element.current))

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    // Not needed for the first view, so it is a separate chunk.
    import('./draft.ts').then(
      ({ createDraft }) => {
        const opened = createDraft(key, () => sessionStorage)
        draft.current = opened
        const stored: FieldValues = opened.read()
        // Input typed before the script ran is newer.
        const typed = Object.entries<string>(currentValues() ?? {}).filter(([, one]) => one !== '')
        if (Object.keys(stored).length > 0) restore({ ...stored, ...Object.fromEntries(typed) })
        else if (typed.length > 0) opened.write(currentValues() ?? {})
      },
      // Without it the form works, but input is not stored.
      () => undefined,
    )
  }, [])

  return {
    save() {
      const values = currentValues()
      if (values) draft.current?.write(values)
    },
    clear: () => draft.current?.clear(),
  }
}
