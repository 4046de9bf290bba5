import type { ReactNode } from 'react'
import { contact } from '../../../submissions/definitions/contact.ts'
import { Button } from '../../design/button/Button.tsx'
import { Checkbox } from '../../design/checkbox/Checkbox.tsx'
import { Field } from '../../design/field/Field.tsx'
import { FormFrame } from '../FormFrame.tsx'
import { checkboxBinder, fieldBinder } from '../fieldBinder.ts'
import { FieldRow, Fields } from '../fieldRows.ts'
import { CONTACT } from '../formNames.ts'
import { useForm } from '../useForm.ts'
import { type Wording, withWording } from '../wording.ts'

interface ContactFormProps {
  submitLabel: string
  wording: Wording | null
  /** The consent text with its link. */
  agreement: ReactNode
  labelledBy: string
  className?: string
}

/** A message to the company. */
export function ContactForm({
  submitLabel,
  wording,
  agreement,
  labelledBy,
  className,
}: ContactFormProps) {
  const control = useForm({ name: CONTACT, form: withWording(contact, wording) })
  const { pending, resetKey } = control
  const field = fieldBinder(control)
  const checkbox = checkboxBinder(control)
  return (
    <FormFrame control={control} labelledBy={labelledBy} {...(className && { className })}>
      <Fields key={resetKey}>
        <FieldRow>
          <Field {...field('firstName')} autoComplete="given-name" />
          <Field {...field('lastName')} autoComplete="family-name" />
          <Field {...field('email')} type="email" autoComplete="email" />
          <Field {...field('phone')} type="tel" autoComplete="tel" />
        </FieldRow>
        <Field {...field('message')} multiline rows={10} />
        <Checkbox {...checkbox('agreeToPolicy')} label={agreement} />
      </Fields>
      <div>
        <Button type="submit" icon="arrow-right" pending={pending}>
          {pending ? control.texts.sending : submitLabel}
        </Button>
      </div>
    </FormFrame>
  )
}
