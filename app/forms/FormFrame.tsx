import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { FORM_FIELD, HONEYPOT_FIELD } from '../../submissions/definitions/protocolFields.ts'
import { VisuallyHidden } from '../design/text/visuallyHidden.ts'
import { OutcomeReport } from './OutcomeReport.tsx'
import type { FormControl } from './useForm.ts'

/** Moved off the screen instead of `display: none`, which bots detect. */
const Honeypot = styled.div`
  position: absolute;
  inset-inline-start: -9999px;
  width: 1px;
  height: 1px;
  overflow: hidden;
`

interface FormFrameProps<Name extends string> {
  control: FormControl<Name>
  /**
   * A form of one line: the browser validates it first, its field itself shows an error, and the
   * outcome is below it.
   */
  oneLine?: boolean
  /** Names the form for assistive technology. */
  labelledBy?: string
  className?: string
  children: ReactNode
}

/** The form element with the fields that every form has. It works with and without JavaScript. */
export function FormFrame<Name extends string>({
  control,
  oneLine = false,
  labelledBy,
  className,
  children,
}: FormFrameProps<Name>) {
  const outcome = <OutcomeReport control={control} />
  return (
    <form
      ref={control.element}
      id={control.elementId}
      className={className}
      method="post"
      action={control.action}
      noValidate={!oneLine}
      aria-labelledby={labelledBy}
      onSubmit={control.onSubmit}
      onFocus={control.onFocus}
      onInput={({ target }) => {
        if ('name' in target && typeof target.name === 'string') control.onEdit(target.name)
      }}
    >
      <input type="hidden" name={FORM_FIELD} value={control.name} />
      <Honeypot aria-hidden="true">
        <label>
          Leave this empty
          <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </Honeypot>
      {/* In the page before its text, or it would not be announced. */}
      <VisuallyHidden aria-live="polite">{control.sending && control.texts.sending}</VisuallyHidden>
      {!oneLine && outcome}
      {children}
      {oneLine && control.outcome?.status !== 'invalid' && outcome}
    </form>
  )
}
