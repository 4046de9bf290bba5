import { useActionData, useSearchParams } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { dismiss, notify } from '../design/toast/queue.ts'
import { preserveFocus } from '../partialHydration/preserveFocus.ts'
import { formBaseName, REJECTED_PREFIX, SENT_PARAMETER } from './formNames.ts'
import {
  type FieldValues,
  type FormSpec,
  fieldNames,
  fieldValues,
  type InitialValues,
} from './formSpec.ts'
import { type Outcome, outcomeNotice } from './outcome.ts'
import { createSubmissionIds } from './submissionIds.ts'
import { useDraft } from './useDraft.ts'

export interface FormOptions<Name extends string> {
  /** `newsletter`, `contact` or `demo:<path>`. */
  name: string
  form: FormSpec<Name>
  /** Id of the form's element; needed only if a page has a form twice. */
  elementId?: string
  /** Replaces the notice after a success. */
  onAccepted?: () => void
}

/** A window of 1,280 by 1,024 CSS pixels at 400 % zoom has 256. */
const SHORT_WINDOW_PX = 400

interface FormState {
  outcome: Outcome | undefined
  values: InitialValues
  resetKey: number
  /** Id of the post that has sent the restored input. */
  sentId?: string | undefined
}

/**
 * The state of a form and its transitions: input restored from a draft, a field edited, and a
 * submission answered. The initial outcome is the server's, if it has received the form.
 */
export function useFormState<Name extends string>(options: FormOptions<Name>, elementId: string) {
  const { name, form, onAccepted } = options
  const postedOutcome = usePostedOutcome(name)
  const [state, setState] = useState(() => initialState(postedOutcome))
  const [ids] = useState(createSubmissionIds)
  const { element, report, focusOnRender } = useOutcomeFocus(form, state)
  const draft = useDraft({
    key: `${name}#${elementId}`,
    form,
    element,
    ids,
    elementId,
    posted: postedOutcome,
    restore(values, sentId) {
      const restoreFocus = preserveFocus(element.current)
      // Synchronous, because keys pressed before a later render would be lost with their field.
      flushSync(() =>
        setState(({ outcome, resetKey }) => ({ outcome, values, resetKey: resetKey + 1, sentId })),
      )
      restoreFocus()
    },
  })

  /** @returns the id for the content, which is stored so that a retry after a reload has it too */
  function idFor(values: FieldValues<Name>) {
    const id = ids.idFor(values)
    draft.save()
    return id
  }

  /** Input edited during the submission was not accepted, so it is preserved. */
  function isAsSent() {
    const { current: fields } = element
    const values = fields ? fieldValues(form, new FormData(fields)) : draft.values()
    return ids.lastIdOf(values) !== undefined
  }

  /** Also after the visitor has left the page or closed the dialog of the form. */
  function settle(outcome: Outcome) {
    focusOnRender()
    const emptied = outcome.status === 'accepted' && isAsSent()
    setState(({ values, resetKey }) =>
      emptied ? { outcome, values: {}, resetKey: resetKey + 1 } : { outcome, values, resetKey },
    )
    if (outcome.status === 'accepted') {
      ids.renew()
      if (postedOutcome) document.title = document.title.replace(REJECTED_PREFIX, '')
      if (emptied) draft.clear()
      if (onAccepted && element.current) {
        dismiss(elementId)
        return onAccepted()
      }
    }
    notify({ ...outcomeNotice(outcome, form.texts), subject: elementId })
  }

  function edit(fieldName: string) {
    draft.save(fieldName)
    // A combobox writes into its field only after it has reported the choice.
    requestAnimationFrame(() => draft.save())
    setState((before) => {
      const outcome = withoutError(before.outcome, fieldName)
      return outcome === before.outcome ? before : { ...before, outcome }
    })
  }

  return { state, element, report, idFor, settle, edit }
}

/** Moves the focus to the first invalid field of an outcome, or to its report if there is none. */
function useOutcomeFocus<Name extends string>(form: FormSpec<Name>, state: FormState) {
  const element = useRef<HTMLFormElement>(null)
  const report = useRef<HTMLDivElement>(null)
  const isDue = useRef(false)
  useEffect(() => {
    if (!isDue.current) return
    isDue.current = false
    const target = firstInvalid(element.current, form, state.outcome) ?? report.current
    target?.focus()
    // The notification covers most of a window at 400 % zoom, and the top of a larger one.
    if (innerHeight < SHORT_WINDOW_PX) target?.scrollIntoView({ block: 'end' })
    else if (target !== report.current) target?.scrollIntoView({ block: 'center' })
  }, [state, form])
  return {
    element,
    report,
    /** Once the next state is rendered. */
    focusOnRender() {
      isDue.current = true
    },
  }
}

function initialState(outcome: Outcome | undefined): FormState {
  return { outcome, values: outcome?.values ?? {}, resetKey: 0 }
}

/** The server's outcome for this form when the page was rendered. */
function usePostedOutcome(name: string): Outcome | undefined {
  const answered = useActionData<Outcome>()
  const [parameters] = useSearchParams()
  if (answered?.form === name) return answered
  const sent = parameters.get(SENT_PARAMETER) === formBaseName(name)
  return sent ? { form: name, status: 'accepted' } : undefined
}

function firstInvalid<Name extends string>(
  element: HTMLFormElement | null,
  form: FormSpec<Name>,
  outcome: Outcome | undefined,
): HTMLElement | undefined {
  const errors = outcome?.status === 'invalid' ? outcome.errors : {}
  const name = fieldNames(form).find((each) => errors[each])
  const control = name && element?.elements.namedItem(name)
  return control instanceof HTMLElement ? control : undefined
}

/** An outcome describes the sent content: once all of its errors are edited, it is obsolete. */
function withoutError(outcome: Outcome | undefined, fieldName: string): Outcome | undefined {
  if (outcome?.status !== 'invalid') return undefined
  if (!outcome.errors[fieldName]) return outcome
  const { [fieldName]: _, ...errors } = outcome.errors
  return Object.keys(errors).length > 0 ? { ...outcome, errors } : undefined
}
