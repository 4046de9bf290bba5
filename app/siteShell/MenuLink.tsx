import type { ReactNode } from 'react'
import { type LinkValue, linkTarget } from '../content/links.ts'
import { Anchor } from '../design/anchor/Anchor.tsx'
import { NewTabHint } from '../design/anchor/NewTabHint.tsx'
import { MENU_LINK_ATTRIBUTE, NEWSLETTER_ATTRIBUTE } from './menuLinkAttributes.ts'

interface MenuLinkProps extends Partial<LinkValue> {
  /** Opens the newsletter dialog on the page it leads to. */
  opensNewsletter?: boolean | null
  className?: string
  children: ReactNode
}

/**
 * A link of header or footer to an address from an editor; the server marks the link to the current
 * page. An address that the allow-list refuses is shown as text.
 */
export function MenuLink(props: MenuLinkProps) {
  const { href = null, newTab = null, opensNewsletter, className, children } = props
  const target = linkTarget({ href, newTab })
  if (!target) return <span className={className}>{children}</span>
  const newsletter = opensNewsletter ? { [NEWSLETTER_ATTRIBUTE]: '' } : {}
  const menuLink = { [MENU_LINK_ATTRIBUTE]: target.href }
  return (
    <Anchor {...target} {...newsletter} className={className} {...menuLink}>
      {children}
      {target.newTab && <NewTabHint />}
    </Anchor>
  )
}
