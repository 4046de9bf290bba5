import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { FORM_FIELD } from '../../submissions/definitions/protocolFields.ts'
import { EDITED_ATTRIBUTE } from '../partialHydration/editedFields.ts'
import { preserveFocus } from '../partialHydration/preserveFocus.ts'
import type { Draft } from './draft.ts'
import { SENT_PARAMETER } from './formNames.ts'
import { type FieldValues, type FormSpec, fieldNames, fieldValues } from './formSpec.ts'
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
}: DraftOptions<Name>) {
  const draft = useRef<Draft>(undefined)
  const [edited] = useState(() => new Set<string>())
  const currentValues = () => element.current && fieldValues(form, new FormData(element.current))
  const [served] = useState(() => findServedForm(elementId, key))

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useLayoutEffect(() => {
    if (element.current) mounted.add(element.current)
    if (served) restoreServed(served)
    // Not needed for the first view, so it is a separate chunk.
    import('./draft.ts').then(
      ({ createDraft }) => resume(createDraft(key, () => sessionStorage)),
      // Without it the form works, but input is not stored.
      () => undefined,
    )
  }, [])

  /** In a layout effect: no key can be pressed after the form was removed from the document. */
  function restoreServed({ element: servedElement, restoreFocus }: ServedForm) {
    const isReplaced = servedElement !== element.current
    for (const name of editedNames(form, servedElement)) edited.add(name)
    if (!isReplaced) return
    const values = fieldValues(form, new FormData(servedElement))
    // An effect cannot render synchronously.
    queueMicrotask(() => {
      restore(values, undefined)
      if (!element.current?.contains(document.activeElement)) restoreFocus()
    })
  }

  function resume(opened: Draft) {
    draft.current = opened
    if (posted?.status === 'accepted') {
      opened.clear()
      removeSentParameter()
    }
    const shown: FieldValues = currentValues() ?? {}
    const stored = opened.read()
    if (!stored) {
      if (Object.values(shown).some((value) => value !== '')) opened.write(shown)
      return
    }
    if (stored.sentId !== undefined) ids.restore(stored.sentId, stored.values)
    if (posted?.values) return
    const values = withEdits(stored.values, shown, edited)
    const isShown = Object.entries(values).every(([name, value]) => value === shown[name])
    if (!isShown || stored.sentId !== undefined) restore(values, stored.sentId)
    if (edited.size > 0) save()
  }

  function save(editedName?: string) {
    if (editedName) edited.add(editedName)
    const values = currentValues()
    if (values) draft.current?.write(values, ids.lastIdOf(values))
  }

  return {
    save,
    clear: () => draft.current?.clear(),
    values: () => draft.current?.read()?.values ?? {},
  }
}

type ServedForm = NonNullable<ReturnType<typeof findServedForm>>

/** @returns undefined unless the document has the form as the server has rendered it */
function findServedForm(elementId: string, key: string) {
  if (typeof document === 'undefined') return
  const element = document.getElementById(elementId)
  if (!(element instanceof HTMLFormElement) || mounted.has(element)) return
  // The form of the previous page can have the same id.
  if (`${new FormData(element).get(FORM_FIELD)}#${elementId}` !== key) return
  return { element, restoreFocus: preserveFocus(element) }
}

function editedNames<Name extends string>(form: FormSpec<Name>, served: HTMLFormElement): Name[] {
  return fieldNames(form).filter((name) => {
    const field = served.elements.namedItem(name)
    return field instanceof Element && field.hasAttribute(EDITED_ATTRIBUTE)
  })
}

/** What the fields of a form show: the draft, but for those that were edited in this document. */
function withEdits(draft: FieldValues, shown: FieldValues, edited: ReadonlySet<string>) {
  const values = Object.entries(shown).map(([name, value]) => [
    name,
    edited.has(name) ? value : (draft[name] ?? ''),
  ])
  return Object.fromEntries(values)
}

/** The next load of this history entry is not rendered in response to the post. */
function removeSentParameter(): void {
  const url = new URL(location.href)
  url.searchParams.delete(SENT_PARAMETER)
  history.replaceState(history.state, '', url)
}
