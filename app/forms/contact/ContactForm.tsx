import type { ReactNode } from 'react'
import { Button } from '../../design/button/button.tsx'
import { Checkbox } from '../../design/checkbox/checkbox.tsx'
import { Field } from '../../design/field/field.tsx'
import { FormFrame } from '../FormFrame.tsx'
import { fieldBinder } from '../fieldBinder.ts'
import { FieldRow, Fields } from '../fieldRows.ts'
import { CONTACT } from '../formNames.ts'
import { useForm } from '../useForm.ts'
import { contactInBrowser } from './inBrowser.ts'

interface ContactFormProps {
  submitLabel: string
  /** What is agreed to, with a link to it. */
  agreement: ReactNode
  labelledBy?: string
  className?: string
}

/** A message to the company. */
export function ContactForm({ submitLabel, agreement, labelledBy, className }: ContactFormProps) {
  const control = useForm({ name: CONTACT, definition: contactInBrowser })
  const { values, pending, edition } = control
  const field = fieldBinder(control)
  return (
    <FormFrame
      control={control}
      {...(labelledBy && { labelledBy })}
      {...(className && { className })}
    >
      <Fields key={edition}>
        <FieldRow>
          <Field
            {...field('firstName')}
            label="First name"
            autoComplete="given-name"
            defaultValue={values.firstName}
          />
          <Field
            {...field('lastName')}
            label="Last name"
            autoComplete="family-name"
            defaultValue={values.lastName}
          />
          <Field
            {...field('email')}
            label="Email"
            type="email"
            autoComplete="email"
            defaultValue={values.email}
          />
          <Field
            {...field('phone')}
            label="Phone"
            type="tel"
            autoComplete="tel"
            optional
            defaultValue={values.phone}
          />
        </FieldRow>
        <Field
          {...field('message')}
          label="Message"
          multiline
          rows={10}
          defaultValue={values.message}
        />
        <Checkbox
          {...field('agreeToPolicy')}
          label={agreement}
          defaultChecked={Boolean(values.agreeToPolicy)}
        />
      </Fields>
      <div>
        <Button type="submit" icon="arrow-right" pending={pending}>
          {pending ? 'Sending' : submitLabel}
        </Button>
      </div>
    </FormFrame>
  )
}
