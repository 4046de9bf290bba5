import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/paths.ts'
import { media } from '../media.ts'
import { token } from '../tokens.ts'

const Face = styled.button<{ $quiet: boolean }>`
  display: grid;
  place-items: center;
  flex: none;
  width: 48px;
  height: 48px;
  padding: 0;
  border: 1.5px solid ${({ $quiet }) => ($quiet ? 'transparent' : 'currentcolor')};
  border-radius: ${token('r-1')};
  background: none;
  cursor: pointer;
  transition:
    background ${token('t-fast')},
    color ${token('t-fast')};
  ${media.hover} {
    &:hover {
      border-color: ${token('signal')};
      background: ${token('signal')};
      color: ${token('ink')};
    }
  }
`

export type IconButtonProps = Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'aria-label' | 'type'
> & {
  icon: IconName
  /** Accessible name: the action of the button. */
  label: string
  /** Without a border: close, pause. */
  quiet?: boolean
}

/** A 48 px button that shows only a drawing. */
export function IconButton({ icon, label, quiet = false, ...rest }: IconButtonProps) {
  return (
    <Face type="button" aria-label={label} $quiet={quiet} {...rest}>
      <Icon name={icon} />
    </Face>
  )
}
