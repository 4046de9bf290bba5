import type { ReactNode } from 'react'
import { Anchor } from '../design/anchor/Anchor.tsx'
import { NewTabHint } from '../design/anchor/NewTabHint.tsx'
import { type LinkValue, linkTarget } from './links.ts'

interface ContentLinkProps {
  link: LinkValue | null | undefined
  children: ReactNode
}

/**
 * A link to an address from an editor. An address that the allow-list refuses is shown as plain
 * text, so the sentence remains readable and nothing unsafe can be followed.
 */
export function ContentLink({ link, children }: ContentLinkProps) {
  const target = linkTarget(link)
  if (!target) return <>{children}</>
  return (
    <Anchor {...target}>
      {children}
      {target.newTab && <NewTabHint />}
    </Anchor>
  )
}
