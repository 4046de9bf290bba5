import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../icon/Icon.tsx'
import { typeStyles } from '../text/styles.ts'
import { VisuallyHidden } from '../text/visuallyHidden.ts'
import { token } from '../tokens.ts'

const Label = styled.label`
  ${typeStyles.label}
  display: block;
  margin-bottom: ${token('s2')};
`

const Aside = styled.span`
  color: ${token('muted')};
  font-weight: 450;
`

const ErrorLine = styled.p`
  ${typeStyles.small}
  display: flex;
  gap: 6px;
  margin-top: 7px;
  color: ${token('err')};
  font-weight: 600;
  line-height: 1.35;
  svg {
    margin-top: 1px;
  }
`

/** Texts of a field, whatever its control. */
export interface FieldTexts {
  label: ReactNode
  /** The error and how to fix it. Marks the control as invalid. */
  error?: string | undefined
  /** The text next to the label of an optional field, such as “optional”. */
  optional?: string | undefined
}

const errorId = (id: string) => `${id}-error`

/** ARIA attributes of a control, from its error. */
export function describedControl(id: string, error: string | undefined) {
  return {
    id,
    // Without it Firefox calls an empty field with `required` invalid, before anything was typed.
    'aria-invalid': Boolean(error),
    'aria-describedby': error ? errorId(id) : undefined,
  }
}

export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null
  return (
    <ErrorLine id={errorId(id)}>
      <Icon name="alert" sizePx={17} />
      {children}
    </ErrorLine>
  )
}

/** Label above, control, then error. `hideLabel` hides the label visually. */
export function FieldFrame({
  id,
  label,
  error,
  optional,
  hideLabel = false,
  children,
}: FieldTexts & { id: string; hideLabel?: boolean; children: ReactNode }) {
  return (
    <div>
      {hideLabel ? (
        <VisuallyHidden as="label" htmlFor={id}>
          {label}
        </VisuallyHidden>
      ) : (
        <Label htmlFor={id}>
          {label}
          {optional && <Aside>{` (${optional})`}</Aside>}
        </Label>
      )}
      {children}
      <FieldError id={id}>{error}</FieldError>
    </div>
  )
}
