import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { FORM_FIELD } from '../../submissions/definitions/protocolFields.ts'
import { preserveFocus } from '../partialHydration/preserveFocus.ts'
import type { Draft } from './draft.ts'
import { SENT_PARAMETER } from './formNames.ts'
import { type FieldValues, type FormSpec, fieldValues } from './formSpec.ts'
import type { Outcome } from './outcome.ts'
import type { SubmissionIds } from './submissionIds.ts'

interface DraftOptions<Name extends string> {
  key: string
  elementId: string
  form: FormSpec<Name>
  element: RefObject<HTMLFormElement | null>
  ids: SubmissionIds
  /**
   * The page was rendered after a post without JavaScript. After a success a stored draft was sent;
   * otherwise the page shows the posted input.
   */
  posted: Outcome | undefined
  /**
   * Called after the page has started, if there is input to restore.
   * @param sentId the id under which the input was sent, until it is accepted or changed
   */
  restore(values: FieldValues, sentId: string | undefined): void
}

/** Forms that are in the document because React has rendered or hydrated them. */
const mounted = new WeakSet<HTMLFormElement>()

/**
 * Stores the input of a form for the lifetime of the tab, and restores it. React renders a form
 * again that a translator or an extension of the browser has changed before hydration: what was
 * typed into the served form until then is restored too.
 */
export function useDraft<Name extends string>({
  key,
  elementId,
  form,
  element,
  ids,
  posted,
  restore,
}: DraftOptions<Name>): { save(): void; clear(): void; values(): FieldValues } {
  const draft = useRef<Draft>(undefined)
  const currentValues = () => element.current && fieldValues(form, new FormData(element.current))
  const [served] = useState(() => readServedForm(elementId, key, form))

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before another key can be pressed
  useLayoutEffect(() => {
    if (!served || served.element === element.current) return
    const values = fieldValues(form, new FormData(served.element))
    // An effect cannot render synchronously.
    queueMicrotask(() => {
      restore(values, undefined)
      if (!element.current?.contains(document.activeElement)) served.restoreFocus()
    })
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    if (element.current) mounted.add(element.current)
    // Not needed for the first view, so it is a separate chunk.
    import('./draft.ts').then(
      ({ createDraft }) => {
        const opened = createDraft(key, () => sessionStorage)
        draft.current = opened
        if (posted?.status === 'accepted') {
          opened.clear()
          removeSentParameter()
        }
        const { values: stored, sentId } = opened.read()
        if (sentId !== undefined) ids.restore(sentId, stored)
        // Input typed before the script ran is newer.
        const typed = Object.entries<string>(currentValues() ?? {}).filter(([, one]) => one !== '')
        if (Object.keys(stored).length > 0) {
          if (!posted?.values) restore({ ...stored, ...Object.fromEntries(typed) }, sentId)
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

/** @returns undefined unless the document has the form as the server has rendered it */
function readServedForm<Name extends string>(elementId: string, key: string, form: FormSpec<Name>) {
  if (typeof document === 'undefined') return
  const element = document.getElementById(elementId)
  if (!(element instanceof HTMLFormElement) || mounted.has(element)) return
  const data = new FormData(element)
  // The form of the previous page can have the same id.
  if (`${data.get(FORM_FIELD)}#${elementId}` !== key) return
  return { element, restoreFocus: preserveFocus(element) }
}

/** The next load of this history entry is not rendered in response to the post. */
function removeSentParameter(): void {
  const url = new URL(location.href)
  url.searchParams.delete(SENT_PARAMETER)
  history.replaceState(history.state, '', url)
}
