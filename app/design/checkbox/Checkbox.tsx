import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { describedControl, FieldError } from '../field/FieldFrame.tsx'
import { media } from '../media.ts'
import { token } from '../tokens.ts'

const Row = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${token('s3')};
`

/** The native control, redrawn; the tick is a rotated corner, so it needs no picture. */
const Box = styled.input`
  appearance: none;
  flex: none;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  margin-top: 1px;
  border: 1.5px solid ${token('ink')};
  border-radius: 2px;
  background: ${token('white')};
  cursor: pointer;
  &::after {
    content: '';
    width: 7px;
    height: 13px;
    margin-top: -3px;
    border: solid ${token('paper')};
    border-width: 0 2.5px 2.5px 0;
    transform: rotate(42deg) scale(0);
    transition: transform ${token('t-fast')} ${token('ease')};
  }
  &:checked {
    background: ${token('ink')};
  }
  &:checked::after {
    transform: rotate(42deg) scale(1);
  }
  &[aria-invalid='true'] {
    border: 2px solid ${token('err')};
    background: ${token('err-soft')};
  }
  ${media.forcedColors} {
    appearance: auto;
    &::after {
      content: none;
    }
  }
`

const Label = styled.label`
  cursor: pointer;
  a {
    text-underline-offset: 3px;
  }
`

export type CheckboxProps = Omit<
  ComponentPropsWithRef<'input'>,
  'id' | 'name' | 'type' | 'children' | 'aria-invalid'
> & {
  /** Id of the control, if another element refers to it. */
  id?: string
  name: string
  /** The label; may contain a link. */
  label: ReactNode
  error?: string | undefined
}

export function Checkbox({ id: givenId, label, error, ...rest }: CheckboxProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <div>
      <Row>
        <Box type="checkbox" {...rest} {...describedControl(id, error)} />
        <Label htmlFor={id}>{label}</Label>
      </Row>
      <FieldError id={id}>{error}</FieldError>
    </div>
  )
}
