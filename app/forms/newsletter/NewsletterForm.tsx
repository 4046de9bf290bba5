import { styled } from 'styled-components'
import { newsletter } from '../../../submissions/definitions/newsletter.ts'
import { Button } from '../../design/button/Button.tsx'
import { Field } from '../../design/field/Field.tsx'
import { below } from '../../design/media.ts'
import { token } from '../../design/tokens.ts'
import { FormFrame } from '../FormFrame.tsx'
import { fieldBinder } from '../fieldBinder.ts'
import { NEWSLETTER } from '../formNames.ts'
import { useForm } from '../useForm.ts'
import { type Wording, withWording } from '../wording.ts'

const Frame = styled(FormFrame<keyof typeof newsletter.fields>)`
  display: grid;
  gap: ${token('s4')};
`

/** The button is aligned with the input's line, also with an error below it. */
const Line = styled.div<{ $error: boolean }>`
  display: grid;
  grid-template-columns: minmax(12em, 1fr) auto;
  gap: ${token('s3')};
  align-items: ${({ $error }) => ($error ? 'start' : 'end')};
  ${below(760)} {
    grid-template-columns: minmax(0, 1fr);
  }
`

interface NewsletterFormProps {
  placeholder: string
  submitLabel: string
  wording: Wording | null
  /** An input line, or a box. */
  look: 'line' | 'box'
  /** Distinguishes it from another newsletter form on the same page. */
  elementId?: string
  onAccepted?: () => void
}

/** One address and a button. The browser itself validates the address first. */
export function NewsletterForm({
  placeholder,
  submitLabel,
  wording,
  look,
  elementId,
  onAccepted,
}: NewsletterFormProps) {
  const control = useForm({
    name: NEWSLETTER,
    form: withWording(newsletter, wording),
    ...(elementId && { elementId }),
    ...(onAccepted && { onAccepted }),
  })
  // The field has `required`, which exposes the same.
  const { 'aria-required': _, ...email } = fieldBinder(control)('email')
  return (
    <Frame control={control} oneLine>
      <Line $error={control.errorSummary.length > 0}>
        <Field
          key={control.resetKey}
          {...email}
          hideLabel
          look={look}
          type="email"
          autoComplete="email"
          placeholder={placeholder}
          required
        />
        <Button type="submit" icon="arrow-right" pending={control.pending}>
          {submitLabel}
        </Button>
      </Line>
    </Frame>
  )
}
