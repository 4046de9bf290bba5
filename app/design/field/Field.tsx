import {
  type ComponentPropsWithoutRef,
  type ComponentPropsWithRef,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
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
type InputProps = NoReserved<ComponentPropsWithRef<'input'>> & {
  multiline?: false
  look?: 'box' | 'line'
}

/** A message: ten rows by default. */
type TextareaProps = NoReserved<ComponentPropsWithoutRef<'textarea'>> & {
  multiline: true
  look?: never
}

export type FieldProps = FieldBase & (InputProps | TextareaProps)

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

type ControlProps = Described & { name: string } & (InputProps | TextareaProps)

function FieldControl(props: ControlProps) {
  if (props.multiline) {
    const { multiline: _, look: __, ...rest } = props
    return <Textarea {...rest} />
  }
  const { multiline: _, look = 'box', type = 'text', ...rest } = props
  const Face = look === 'line' ? LineControl : Control
  return <Face type={type} {...rest} />
}

/**
 * React writes the default into a textarea that it hydrates, so what a visitor has typed into it
 * before is read first, and restored.
 */
function Textarea(props: Described & NoReserved<ComponentPropsWithoutRef<'textarea'>>) {
  const element = useRef<HTMLTextAreaElement>(null)
  const [served] = useState(() => servedTextarea(props.id))
  useLayoutEffect(() => {
    if (served && served.element === element.current) served.element.value = served.typed
  }, [served])
  return <Control as="textarea" ref={element} rows={10} {...props} />
}

function servedTextarea(id: string) {
  if (typeof document === 'undefined') return undefined
  const element = document.getElementById(id)
  return element instanceof HTMLTextAreaElement ? { element, typed: element.value } : undefined
}
