import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Anchor } from '../anchor/Anchor.tsx'
import { NewTabHint } from '../anchor/NewTabHint.tsx'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/paths.ts'
import { ButtonFace, type ButtonLook, type ButtonSize } from './styles.ts'

interface Appearance {
  look?: ButtonLook
  size?: ButtonSize
  /** Drawn after the text. */
  icon?: IconName
  children: ReactNode
}

type LinkOnly = Omit<ComponentPropsWithRef<'a'>, 'href' | 'target' | 'rel' | 'children'>

type ActionOnly = Omit<ComponentPropsWithRef<'button'>, 'type' | 'children'>

/** A link: an anchor. */
interface LinkButtonProps extends Appearance, LinkOnly {
  href: string
  newTab?: boolean | undefined
}

/** An action: a button. */
interface ActionButtonProps extends Appearance, ActionOnly {
  href?: never
  type?: 'button' | 'submit'
  /**
   * Its action is in progress: it remains focusable and in place, and a second press does nothing.
   */
  pending?: boolean
}

export type ButtonProps = LinkButtonProps | ActionButtonProps

/**
 * The button of the design. With `href` it is a link, without it a native button; both look the
 * same.
 */
export function Button(props: ButtonProps) {
  return props.href === undefined ? <ActionButton {...props} /> : <LinkButton {...props} />
}

function LinkButton({ look, size, icon, newTab, children, ...rest }: LinkButtonProps) {
  return (
    <ButtonFace
      as={Anchor}
      data-look={look ?? 'ink'}
      data-size={size ?? 'regular'}
      newTab={newTab}
      {...rest}
    >
      {children}
      {newTab && <NewTabHint />}
      {icon && <Icon name={icon} />}
    </ButtonFace>
  )
}

function ActionButton({
  look,
  size,
  icon,
  pending = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ActionButtonProps) {
  return (
    <ButtonFace
      data-look={look ?? 'ink'}
      data-size={size ?? 'regular'}
      type={type}
      aria-disabled={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {children}
      {icon && <Icon name={icon} />}
    </ButtonFace>
  )
}
