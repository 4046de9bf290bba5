import { Button } from '../../design/button/button.tsx'
import { Field } from '../../design/field/field.tsx'
import { FormFrame } from '../FormFrame.tsx'
import { fieldBinder } from '../fieldBinder.ts'
import { FieldRow } from '../fieldRows.ts'
import { demoFormName } from '../formNames.ts'
import { useForm } from '../useForm.ts'
import type { DemoKind } from './face.ts'
import { IndustryField } from './IndustryField.tsx'
import { demoInBrowser } from './inBrowser.ts'

interface DemoRequestFormProps {
  kind: DemoKind
  /** Path of the page it stands on: each page's requests are told apart by it. */
  path: string
  suggestions: readonly string[]
  submitLabel: string
  labelledBy?: string
  className?: string
}

/** A request to be shown a product. */
export function DemoRequestForm({
  kind,
  path,
  suggestions,
  submitLabel,
  labelledBy,
  className,
}: DemoRequestFormProps) {
  const control = useForm({ name: demoFormName(path), definition: demoInBrowser(kind) })
  const { values, pending, edition } = control
  const field = fieldBinder(control)
  return (
    <FormFrame
      control={control}
      {...(labelledBy && { labelledBy })}
      {...(className && { className })}
    >
      <FieldRow key={edition}>
        <Field
          {...field('name')}
          label="Your name"
          autoComplete="name"
          defaultValue={values.name}
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
          label="Phone number"
          type="tel"
          autoComplete="tel"
          defaultValue={values.phone}
        />
        <Field
          {...field('company')}
          label="Company"
          autoComplete="organization"
          optional
          defaultValue={values.company}
        />
        <Field
          {...field('jobTitle')}
          label="Job title"
          autoComplete="organization-title"
          optional
          defaultValue={values.jobTitle}
        />
        <IndustryField
          {...field('industry')}
          suggestions={suggestions}
          defaultValue={values.industry}
          onEdit={() => control.onEdit('industry')}
        />
      </FieldRow>
      <div>
        <Button type="submit" icon="arrow-right" pending={pending}>
          {pending ? 'Sending' : submitLabel}
        </Button>
      </div>
    </FormFrame>
  )
}
