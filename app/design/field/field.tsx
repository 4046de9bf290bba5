import { type ComponentPropsWithRef, useId } from 'react'
import { Control, LineControl } from './control.ts'
import { describedControl, FieldFrame, type FieldWords } from './frame.tsx'

interface FieldBase extends FieldWords {
  /** Id of the control, where something else has to point at it. */
  id?: string
  /** The name it is posted under. */
  name: string
  /** The label stays for screen readers only, where the place says what to type. */
  hideLabel?: boolean
}

type NoReserved<Props> = Omit<Props, 'id' | 'name' | 'children' | 'aria-invalid'>

/** A single line. `look="line"` is the large, borderless one that stands alone beside a button. */
type InputFieldProps = FieldBase &
  NoReserved<ComponentPropsWithRef<'input'>> & { multiline?: false; look?: 'box' | 'line' }

/** A message: ten rows unless told. */
type TextareaFieldProps = FieldBase &
  NoReserved<ComponentPropsWithRef<'textarea'>> & { multiline: true; look?: never }

export type FieldProps = InputFieldProps | TextareaFieldProps

/** A label, a control and what is said about it. */
export function Field(props: FieldProps) {
  const ownId = useId()
  const { id = ownId, label, hint, error, optional, hideLabel, ...control } = props
  return (
    <FieldFrame {...{ id, label, hint, error, optional }} hideLabel={hideLabel ?? false}>
      <FieldControl {...control} {...describedControl(id, { hint, error })} />
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
