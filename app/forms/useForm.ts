import { useFetcher, useLocation } from '@remix-run/react'
import { type FormEvent, type RefObject, useEffect, useState } from 'react'
import {
  ELAPSED_FIELD,
  FORM_FIELD,
  ID_FIELD,
} from '../../submissions/definitions/protocolFields.ts'
import { loadFullRouter } from '../router/loadFullRouter.ts'
import { formElementId } from './formNames.ts'
import {
  type FieldErrors,
  type FieldValues,
  type FormSpec,
  fieldNames,
  fieldValues,
  type InitialValues,
} from './formSpec.ts'
import { type Outcome, outcomeNotice } from './outcome.ts'
import { onOutcome, replaceHandler } from './postFromBrowser.ts'
import { createSubmissionLock } from './submissionLock.ts'
import { type FormOptions, useFormState } from './useFormState.ts'

/** A form's state and the properties of its element, for `FormFrame`. */
export interface FormControl<Name extends string> {
  name: string
  elementId: string
  /** The action without JavaScript: this page, at this form. */
  action: string
  pending: boolean
  /** Whether the input is valid and on its way, which is announced. */
  sending: boolean
  /**
   * Outcome of the last post; undefined before the first one, and once its errors are corrected.
   */
  outcome: Outcome | undefined
  notice: ReturnType<typeof outcomeNotice> | undefined
  errors: FieldErrors<Name>
  /** The same in the order of the fields. */
  errorSummary: readonly { fieldName: Name; message: string }[]
  /** The input before the page was rendered again. */
  values: InitialValues<Name>
  fields: FormSpec<Name>['fields']
  texts: FormSpec<Name>['texts']
  /**
   * React key of the fields: changes when their default values do, after a success or a restored
   * draft.
   */
  resetKey: number
  element: RefObject<HTMLFormElement | null>
  report: RefObject<HTMLDivElement | null>
  onSubmit(event: FormEvent<HTMLFormElement>): void
  /** Focus predicts a submission, so the validation code is loaded. */
  onFocus(): void
  /** An edited field is no longer invalid. */
  onEdit(fieldName: string): void
}

/**
 * The browser's side of a form: validates it with the server's rules (`checkForm`), sends it
 * without leaving the page, and shows the outcome. Without JavaScript the same form is posted to
 * the server, whose outcome is the initial state here.
 */
export function useForm<Name extends string>(options: FormOptions<Name>): FormControl<Name> {
  const { name, form, elementId = formElementId(name) } = options
  const { pathname } = useLocation()
  const { state, element, report, idFor, settle, edit } = useFormState(options, elementId)
  const { outcome } = state
  const { submit, step } = useSubmission({ name, form, sentId: state.sentId, idFor, settle })
  const errors: FieldErrors<Name> = outcome?.status === 'invalid' ? outcome.errors : {}
  return {
    name,
    elementId,
    action: `${pathname}#${elementId}`,
    pending: step !== undefined,
    sending: step === 'sending',
    outcome,
    notice: outcome && outcomeNotice(outcome, form.texts),
    errors,
    errorSummary: fieldNames(form).flatMap((fieldName) => {
      const message = errors[fieldName]
      return message ? [{ fieldName, message }] : []
    }),
    values: state.values,
    fields: form.fields,
    texts: form.texts,
    resetKey: state.resetKey,
    element,
    report,
    onSubmit(event) {
      event.preventDefault()
      submit(event.currentTarget, pathname)
    },
    onFocus() {
      loadValidation().catch(() => undefined)
    },
    onEdit: edit,
  }
}

/** Loaded with the first interaction, like the router, because most visitors never send a form. */
async function loadValidation() {
  const [{ checkForm }] = await Promise.all([import('./checkForm.ts'), loadFullRouter()])
  return checkForm
}

interface SubmissionOptions<Name extends string> {
  name: string
  form: FormSpec<Name>
  /** Id of the post that has sent the restored input; it may be pending. */
  sentId: string | undefined
  idFor: (values: FieldValues<Name>) => string
  settle: (outcome: Outcome) => void
}

/**
 * Validates the input in the browser, and sends it if it is valid. A press during a submission does
 * nothing.
 */
function useSubmission<Name extends string>(options: SubmissionOptions<Name>) {
  const { name, form, sentId, idFor, settle } = options
  const [lock] = useState(createSubmissionLock)
  const [step, setStep] = useState<'checking' | 'sending'>()
  const fetcher = useFetcher<Outcome>()

  function finish(outcome: Outcome) {
    lock.release()
    setStep(undefined)
    settle(outcome)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the restored input
  useEffect(() => {
    if (sentId === undefined) return
    void lock.run(async () => {
      const isPending = replaceHandler(name, sentId, finish)
      setStep(isPending ? 'sending' : undefined)
      return isPending
    })
  }, [sentId])

  /** @returns whether a post was sent */
  async function post(formElement: HTMLFormElement, action: string) {
    const posted = new FormData(formElement)
    const typed = fieldValues(form, posted)
    // A slow connection needs seconds for the code.
    setStep('checking')
    const check = await loadValidation().catch(() => undefined)
    if (!check) {
      setStep(undefined)
      // Without the code the browser can still post, and the server validates anyway. Offline it
      // would replace the page by an error of its own.
      if (navigator.onLine) formElement.submit()
      else settle({ form: name, status: 'unreachable' })
      return false
    }
    const checked = check(form, typed)
    if (!checked.valid) {
      setStep(undefined)
      settle({ form: name, status: 'invalid', errors: checked.errors })
      return false
    }
    posted.set(FORM_FIELD, name)
    posted.set(ID_FIELD, idFor(typed))
    posted.set(ELAPSED_FIELD, String(Math.round(performance.now())))
    setStep('sending')
    onOutcome(posted, finish)
    fetcher.submit(posted, { method: 'post', action })
    return true
  }

  return {
    submit: (formElement: HTMLFormElement, action: string) =>
      lock.run(() => post(formElement, action)),
    step,
  }
}
