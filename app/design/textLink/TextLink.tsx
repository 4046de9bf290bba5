import { styled } from 'styled-components'
import { Anchor, type AnchorProps } from '../anchor/Anchor.tsx'
import { NewTabHint } from '../anchor/NewTabHint.tsx'
import { Icon } from '../icon/Icon.tsx'
import type { IconName } from '../icon/paths.ts'
import { threadLine } from './styles.ts'

const Line = styled(Anchor)`
  ${threadLine}
`

export type TextLinkProps = AnchorProps & {
  /** After the text. Links to a new tab get the outward arrow automatically. */
  icon?: IconName
}

/** A link on its own line: an underline that hover replaces by a thread. */
export function TextLink({ icon, children, newTab, ...rest }: TextLinkProps) {
  const drawing = icon ?? (newTab ? 'external' : undefined)
  return (
    <Line newTab={newTab} {...rest}>
      {children}
      {newTab && <NewTabHint />}
      {drawing && <Icon name={drawing} />}
    </Line>
  )
}
