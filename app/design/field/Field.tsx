import { type ComponentPropsWithRef, useId } from 'react'
import { Control, LineControl } from './control.ts'
import { describedControl, FieldFrame, type FieldTexts } from './FieldFrame.tsx'

interface FieldBase extends FieldTexts {
  /** Id of the control, if another element refers to it. */
  id?: string
  /** The name in the form data. */
  name: string
  /** Hides the label visually, if the context shows what to enter. */
  hideLabel?: boolean
}

type NoReserved<Props> = Omit<Props, 'id' | 'name' | 'children' | 'aria-invalid'>

/** A single line. `look="line"` is the large, borderless one next to a button. */
type InputFieldProps = FieldBase &
  NoReserved<ComponentPropsWithRef<'input'>> & { multiline?: false; look?: 'box' | 'line' }

/** A message: ten rows by default. */
type TextareaFieldProps = FieldBase &
  NoReserved<ComponentPropsWithRef<'textarea'>> & { multiline: true; look?: never }

export type FieldProps = InputFieldProps | TextareaFieldProps

/** A label, a control, and its error. */
export function Field(props: FieldProps) {
  const ownId = useId()
  const { id = ownId, label, error, optional, hideLabel, ...control } = props
  return (
    <FieldFrame
      id={id}
      label={label}
      error={error}
      optional={optional}
      hideLabel={hideLabel ?? false}
    >
      <FieldControl {...control} {...describedControl(id, error)} />
    </FieldFrame>
  )
}

type Described = ReturnType<typeof describedControl>

type ControlProps = Described &
  ({ name: string } & (
    | (NoReserved<ComponentPropsWithRef<'input'>> & { multiline?: false; look?: 'box' | 'line' })
    | (NoReserved<ComponentPropsWithRef<'textarea'>> & { multiline: true; look?: never })
  ))

function FieldControl(props: ControlProps) {
  if (props.multiline) {
    const { multiline: _, look: __, rows = 10, ...rest } = props
    return <Control as="textarea" rows={rows} {...rest} />
  }
  const { multiline: _, look = 'box', type = 'text', ...rest } = props
  const Face = look === 'line' ? LineControl : Control
  return <Face type={type} {...rest} />
}
