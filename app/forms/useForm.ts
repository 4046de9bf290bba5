import { useActionData, useFetcher, useLocation, useSearchParams } from '@remix-run/react'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { notify } from '../design/toast/queue.ts'
import { loadFullRouter } from '../router/loadFullRouter.ts'
import {
  ELAPSED_FIELD,
  FORM_FIELD,
  formElementId,
  ID_FIELD,
  SENT_PARAMETER,
  sentFlag,
} from './formNames.ts'
import { type Outcome, outcomeNotice } from './outcome.ts'
import { createSubmissionIds } from './submissionIds.ts'
import { useDraft } from './useDraft.ts'
import {
  type FieldErrors,
  fieldNames,
  type TypedValues,
  typedValues,
  type WordedForm,
} from './wordedForm.ts'

export interface FormOptions<Name extends string> {
  /** `newsletter`, `contact` or `demo:<path>`. */
  name: string
  form: WordedForm<Name>
  /** Id of the form's element; needed only if a page has a form twice. */
  elementId?: string
  /** Replaces the notice after a success. */
  onAccepted?: () => void
}

/** A form's state and the properties of its element, for `FormFrame`. */
export interface FormControl<Name extends string> {
  name: string
  elementId: string
  /** The action without JavaScript: this page, at this form. */
  action: string
  pending: boolean
  /**
   * Outcome of the last post; undefined before the first one, and once its errors are corrected.
   */
  outcome: Outcome | undefined
  notice: ReturnType<typeof outcomeNotice> | undefined
  errors: FieldErrors<Name>
  /** The same in the order of the fields. */
  faults: readonly { fieldName: Name; message: string }[]
  /** The input before the page was rendered again. */
  values: Partial<TypedValues<Name>>
  fields: WordedForm<Name>['fields']
  texts: WordedForm<Name>['texts']
  /** React key of the fields: changes after a success, to empty them. */
  edition: number
  element: RefObject<HTMLFormElement | null>
  report: RefObject<HTMLDivElement | null>
  onSubmit(event: FormEvent<HTMLFormElement>): void
  /** Focus predicts a submission, so the validation code is loaded. */
  onFocus(): void
  /** An edited field is no longer invalid. */
  onEdit(fieldName: string): void
}

interface FormState {
  outcome: Outcome | undefined
  values: Partial<TypedValues>
  edition: number
}

/**
 * The browser's side of a form: validates it with the server's schema, sends it without leaving the
 * page, and shows the outcome. Without JavaScript the same form is posted to the server, whose
 * outcome is the initial state here.
 */
export function useForm<Name extends string>(options: FormOptions<Name>): FormControl<Name> {
  const { name, form, elementId = formElementId(name) } = options
  const { pathname } = useLocation()
  const postedOutcome = usePostedOutcome(name)
  const [state, setState] = useState<FormState>(() => ({
    outcome: postedOutcome,
    values: postedOutcome?.values ?? {},
    edition: 0,
  }))
  const element = useRef<HTMLFormElement>(null)
  const report = useRef<HTMLDivElement>(null)
  const [ids] = useState(createSubmissionIds)
  const focusDue = useRef(false)
  const draft = useDraft({
    key: `${name}#${elementId}`,
    form,
    element,
    restore(values) {
      // A page rendered in response to a post shows the posted input.
      if (postedOutcome) return
      setState((before) => ({ ...before, values, edition: before.edition + 1 }))
    },
  })

  /** Input edited during the submission was not accepted, so it is preserved. */
  function isAsSent() {
    return element.current !== null && ids.wasSent(typedValues(form, new FormData(element.current)))
  }

  function settle(outcome: Outcome) {
    focusDue.current = true
    const emptied = outcome.status === 'accepted' && isAsSent()
    setState(({ values, edition }) =>
      emptied ? { outcome, values: {}, edition: edition + 1 } : { outcome, values, edition },
    )
    if (outcome.status === 'accepted') {
      ids.renew()
      if (emptied) draft.clear()
      if (options.onAccepted) return options.onAccepted()
    }
    notify({ ...outcomeNotice(outcome, form.texts), subject: elementId })
  }

  const { send, pending } = useSender(settle)

  async function judgeAndSend(sender: HTMLFormElement) {
    const posted = new FormData(sender)
    const typed = typedValues(form, posted)
    const check = await loadSender().catch(() => undefined)
    // Without the code the browser can still post, and the server validates anyway.
    if (!check) return sender.submit()
    const checked = check(form, typed)
    if (!checked.valid) {
      settle({ form: name, status: 'invalid', errors: checked.errors })
      return
    }
    posted.set(FORM_FIELD, name)
    posted.set(ID_FIELD, ids.idFor(typed))
    posted.set(ELAPSED_FIELD, String(Math.round(performance.now())))
    send(posted, pathname)
  }

  useEffect(() => {
    if (!focusDue.current) return
    focusDue.current = false
    const target = firstInvalid(element.current, form, state.outcome) ?? report.current
    target?.focus()
  }, [state, form])

  const errors: FieldErrors<Name> = state.outcome?.errors ?? {}
  return {
    name,
    elementId,
    action: `${pathname}#${elementId}`,
    pending,
    outcome: state.outcome,
    notice: state.outcome && outcomeNotice(state.outcome, form.texts),
    errors,
    faults: fieldNames(form).flatMap((fieldName) => {
      const message = errors[fieldName]
      return message ? [{ fieldName, message }] : []
    }),
    values: state.values,
    fields: form.fields,
    texts: form.texts,
    edition: state.edition,
    element,
    report,
    onSubmit(event) {
      event.preventDefault()
      judgeAndSend(event.currentTarget)
    },
    onFocus() {
      loadSender().catch(() => undefined)
    },
    onEdit(fieldName) {
      draft.save()
      // A combobox writes into its field only after it has reported the choice.
      requestAnimationFrame(draft.save)
      setState((before) => {
        const outcome = withoutError(before.outcome, fieldName)
        return outcome === before.outcome ? before : { ...before, outcome }
      })
    },
  }
}

/** Loaded with the first interaction, like the router, because most visitors never send a form. */
async function loadSender() {
  const [{ checkForm }] = await Promise.all([import('./checkForm.ts'), loadFullRouter()])
  return checkForm
}

/** Posts in the background, one at a time: a press during a submission does nothing. */
function useSender(settle: (outcome: Outcome) => void) {
  const fetcher = useFetcher<Outcome>()
  const underway = useRef(false)
  const settled = useRef<Outcome>(undefined)
  const { state, data } = fetcher

  useEffect(() => {
    if (state !== 'idle' || !data || data === settled.current) return
    settled.current = data
    underway.current = false
    settle(data)
  })

  return {
    pending: state !== 'idle',
    send(posted: FormData, action: string) {
      if (underway.current) return
      underway.current = true
      fetcher.submit(posted, { method: 'post', action })
    },
  }
}

/** The server's outcome for this form when the page was rendered. */
function usePostedOutcome(name: string): Outcome | undefined {
  const answered = useActionData<Outcome>()
  const [parameters] = useSearchParams()
  if (answered?.form === name) return answered
  const sent = parameters.get(SENT_PARAMETER) === sentFlag(name)
  return sent ? { form: name, status: 'accepted' } : undefined
}

function firstInvalid<Name extends string>(
  element: HTMLFormElement | null,
  form: WordedForm<Name>,
  outcome: Outcome | undefined,
): HTMLElement | undefined {
  const name = fieldNames(form).find((each) => outcome?.errors?.[each])
  const control = name && element?.elements.namedItem(name)
  return control instanceof HTMLElement ? control : undefined
}

/** An outcome describes the sent content: once all of its errors are edited, it is obsolete. */
function withoutError(outcome: Outcome | undefined, fieldName: string): Outcome | undefined {
  if (outcome?.status !== 'invalid') return undefined
  if (!outcome.errors?.[fieldName]) return outcome
  const { [fieldName]: _, ...errors } = outcome.errors
  return Object.keys(errors).length > 0 ? { ...outcome, errors } : undefined
}
