import { type RefObject, useEffect, useRef } from 'react'
import type { Draft } from './draft.ts'
import { SENT_PARAMETER } from './formNames.ts'
import { type FieldValues, type FormSpec, fieldValues } from './formSpec.ts'
import type { SubmissionIds } from './submissionIds.ts'

interface DraftOptions<Name extends string> {
  key: string
  form: FormSpec<Name>
  element: RefObject<HTMLFormElement | null>
  ids: SubmissionIds
  /** The page was rendered after a success without JavaScript, so a stored draft was sent. */
  isSent: boolean
  /**
   * Called once after the page has started, if there is input to restore.
   * @param sentId the id under which the input was sent, until it is accepted or changed
   */
  restore(values: FieldValues, sentId: string | undefined): void
}

/** Stores the input of a form for the lifetime of the tab, and restores it. */
export function useDraft<Name extends string>({
  key,
  form,
  element,
  ids,
  isSent,
  restore,
}: DraftOptions<Name>): { save(): void; clear(): void; values(): FieldValues } {
  const draft = useRef<Draft>(undefined)
  const currentValues = () => element.current && fieldValues(form, new FormData(element.current))

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    // Not needed for the first view, so it is a separate chunk.
    import('./draft.ts').then(
      ({ createDraft }) => {
        const opened = createDraft(key, () => sessionStorage)
        draft.current = opened
        if (isSent) {
          opened.clear()
          removeSentParameter()
        }
        const { values: stored, sentId } = opened.read()
        if (sentId !== undefined) ids.restore(sentId, stored)
        // Input typed before the script ran is newer.
        const typed = Object.entries<string>(currentValues() ?? {}).filter(([, one]) => one !== '')
        if (Object.keys(stored).length > 0) {
          restore({ ...stored, ...Object.fromEntries(typed) }, sentId)
        } else if (typed.length > 0) opened.write(currentValues() ?? {})
      },
      // Without it the form works, but input is not stored.
      () => undefined,
    )
  }, [])

  return {
    save() {
      const values = currentValues()
      if (values) draft.current?.write(values, ids.lastIdOf(values))
    },
    clear: () => draft.current?.clear(),
    values: () => draft.current?.read().values ?? {},
  }
}

/** The next load of this history entry is not rendered in response to the post. */
function removeSentParameter(): void {
  const url = new URL(location.href)
  url.searchParams.delete(SENT_PARAMETER)
  history.replaceState(history.state, '', url)
}
