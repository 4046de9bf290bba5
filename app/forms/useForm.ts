import { useActionData, useFetcher, useLocation, useSearchParams } from '@remix-run/react'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { notify } from '../design/toast/queue.ts'
import type { BrowserForm, FieldErrors, FormFace, TypedValues } from './formDefinition.ts'
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
import { typedValues } from './typedValues.ts'

export interface FormOptions<Name extends string> {
  /** `newsletter`, `contact` or `demo:<path>`. */
  name: string
  definition: BrowserForm<Name>
  /** Id of the form's element; needed only where a form stands on a page twice. */
  elementId?: string
  /** Takes over from the notices when it was accepted. */
  onAccepted?: () => void
}

/** A form's state and what its element needs; `FormFrame` takes all of it. */
export interface FormControl<Name extends string> {
  name: string
  elementId: string
  /** Where it is posted without a script: this page, at this form. */
  action: string
  pending: boolean
  /** What became of the last post; undefined before there was one, and once that is mended. */
  outcome: Outcome | undefined
  notice: ReturnType<typeof outcomeNotice> | undefined
  errors: FieldErrors<Name>
  /** The same in the order of the fields. */
  faults: readonly { fieldName: Name; message: string }[]
  /** What was typed before the page was rendered anew. */
  values: Partial<TypedValues<Name>>
  /** Another one means other fields: emptied after a success. */
  edition: number
  form: RefObject<HTMLFormElement | null>
  report: RefObject<HTMLDivElement | null>
  onSubmit(event: FormEvent<HTMLFormElement>): void
  /** Whoever comes into the form will send it: what judges it is fetched meanwhile. */
  onFocus(): void
  /** A field that is edited is no longer wrong. */
  onEdit(fieldName: string): void
}

interface FormState {
  outcome: Outcome | undefined
  values: Partial<TypedValues>
  edition: number
}

/**
 * The browser's side of a form: judges it by the schema the server uses, sends it without leaving
 * the page, and says what became of it. Without a script the same form is posted and answered by
 * the server, whose outcome this starts from.
 */
export function useForm<Name extends string>(options: FormOptions<Name>): FormControl<Name> {
  const { name, definition, elementId = formElementId(name) } = options
  const { pathname } = useLocation()
  const postedOutcome = usePostedOutcome(name)
  const [state, setState] = useState<FormState>(() => ({
    outcome: postedOutcome,
    values: postedOutcome?.values ?? {},
    edition: 0,
  }))
  const form = useRef<HTMLFormElement>(null)
  const report = useRef<HTMLDivElement>(null)
  const [ids] = useState(createSubmissionIds)
  const focusDue = useRef(false)

  /** What has been edited since it was sent is not what was accepted, and stays. */
  function isAsSent() {
    return form.current !== null && ids.wasSent(valuesOf(form.current, definition))
  }

  function settle(outcome: Outcome) {
    focusDue.current = true
    const emptied = outcome.status === 'accepted' && isAsSent()
    setState(({ values, edition }) =>
      emptied ? { outcome, values: {}, edition: edition + 1 } : { outcome, values, edition },
    )
    if (outcome.status === 'accepted') {
      ids.renew()
      if (options.onAccepted) return options.onAccepted()
    }
    notify({ ...outcomeNotice(outcome, definition.notices), subject: elementId })
  }

  const { send, pending } = useSender(settle)

  async function judgeAndSend(element: HTMLFormElement) {
    const posted = new FormData(element)
    const typed = typedValues(definition.fieldNames, posted)
    const check = await definition.loadCheck().catch(() => undefined)
    // Without the code the browser can still post, and the server judges all the same.
    if (!check) return element.submit()
    const checked = check(typed)
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
    const target = firstInvalid(form.current, definition, state.outcome) ?? report.current
    target?.focus()
  }, [state, definition])

  const errors: FieldErrors<Name> = state.outcome?.errors ?? {}
  return {
    name,
    elementId,
    action: `${pathname}#${elementId}`,
    pending,
    outcome: state.outcome,
    notice: state.outcome && outcomeNotice(state.outcome, definition.notices),
    errors,
    faults: definition.fieldNames.flatMap((fieldName) => {
      const message = errors[fieldName]
      return message ? [{ fieldName, message }] : []
    }),
    values: state.values,
    edition: state.edition,
    form,
    report,
    onSubmit(event) {
      event.preventDefault()
      judgeAndSend(event.currentTarget)
    },
    onFocus() {
      definition.loadCheck().catch(() => undefined)
    },
    onEdit(fieldName) {
      setState((before) => {
        const outcome = withoutError(before.outcome, fieldName)
        return outcome === before.outcome ? before : { ...before, outcome }
      })
    },
  }
}

/** Posts in the background, one at a time: a press while one is under way does nothing. */
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

/** What the server said about this form when the page was made. */
function usePostedOutcome(name: string): Outcome | undefined {
  const answered = useActionData<Outcome>()
  const [parameters] = useSearchParams()
  if (answered?.form === name) return answered
  const sent = parameters.get(SENT_PARAMETER) === sentFlag(name)
  return sent ? { form: name, status: 'accepted' } : undefined
}

function valuesOf<Name extends string>(
  form: HTMLFormElement,
  { fieldNames }: FormFace<Name>,
): TypedValues<Name> {
  return typedValues(fieldNames, new FormData(form))
}

function firstInvalid<Name extends string>(
  form: HTMLFormElement | null,
  { fieldNames }: FormFace<Name>,
  outcome: Outcome | undefined,
): HTMLElement | undefined {
  const name = fieldNames.find((each) => outcome?.errors?.[each])
  const control = name && form?.elements.namedItem(name)
  return control instanceof HTMLElement ? control : undefined
}

/** An outcome is about what was sent: once everything wrong in it is edited, it is past. */
function withoutError(outcome: Outcome | undefined, fieldName: string): Outcome | undefined {
  if (outcome?.status !== 'invalid') return undefined
  if (!outcome.errors?.[fieldName]) return outcome
  const { [fieldName]: _, ...errors } = outcome.errors
  return Object.keys(errors).length > 0 ? { ...outcome, errors } : undefined
}
