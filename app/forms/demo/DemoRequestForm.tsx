import { demo, vasDemo } from '../../../submissions/definitions/demo.ts'
import { Button } from '../../design/button/Button.tsx'
import { Field } from '../../design/field/Field.tsx'
import { FormFrame } from '../FormFrame.tsx'
import { fieldBinder } from '../fieldBinder.ts'
import { FieldRow } from '../fieldRows.ts'
import { demoFormName } from '../formNames.ts'
import { useForm } from '../useForm.ts'
import { type Wording, withWording } from '../wording.ts'
import { IndustryField } from './IndustryField.tsx'

const FORMS = { demo, vasDemo }

interface DemoRequestFormProps {
  kind: keyof typeof FORMS
  /** Path of its page, which distinguishes requests of different pages. */
  path: string
  suggestions: readonly string[]
  submitLabel: string
  wording: Wording | null
  labelledBy: string
}

/** A request for a product demo. */
export function DemoRequestForm({
  kind,
  path,
  suggestions,
  submitLabel,
  wording,
  labelledBy,
}: DemoRequestFormProps) {
  const control = useForm({ name: demoFormName(path), form: withWording(FORMS[kind], wording) })
  const { pending, resetKey } = control
  const field = fieldBinder(control)
  return (
    <FormFrame control={control} labelledBy={labelledBy}>
      <FieldRow key={resetKey}>
        <Field {...field('name')} autoComplete="name" />
        <Field {...field('email')} type="email" autoComplete="email" />
        <Field {...field('phone')} type="tel" autoComplete="tel" />
        <Field {...field('company')} autoComplete="organization" />
        <Field {...field('jobTitle')} autoComplete="organization-title" />
        <IndustryField
          {...field('industry')}
          suggestions={suggestions}
          onEdit={() => control.onEdit('industry')}
        />
      </FieldRow>
      <div>
        <Button type="submit" icon="arrow-right" pending={pending}>
          {pending ? control.texts.sending : submitLabel}
        </Button>
      </div>
    </FormFrame>
  )
}
