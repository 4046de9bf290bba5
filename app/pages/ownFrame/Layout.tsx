import type { ReactNode } from 'react'
import { SiteLogo } from '../../chrome/SiteLogo.tsx'
import { SocialLinks } from '../../chrome/SocialLinks.tsx'
import type { PAGE_QUERY_RESULT } from '../../content/types.generated.ts'
import { Container } from '../../design/layout/layout.ts'
import { SkipLink } from '../../design/skipLink/SkipLink.tsx'
import { Bottom, Line, Top } from './styles.ts'

interface OwnFrameProps {
  frame: NonNullable<NonNullable<PAGE_QUERY_RESULT>['ownFrame']>
  children: ReactNode
}

/**
 * The frame of a standalone page, without the site's header and footer: the way home and an address
 * above, the copyright line and social profiles below. Its links load documents, because the other
 * pages' frame comes with theirs.
 */
export function OwnFrame({ frame, children }: OwnFrameProps) {
  const { email, ground, copyrightYear, site } = frame
  const name = site?.name ?? ''
  return (
    <>
      <SkipLink />
      <Top $ground={ground ?? 'paper'}>
        <Line as={Container}>
          <a href="/" aria-label={`${name} home`}>
            <SiteLogo site={{ name, logo: site?.logo ?? null }} />
          </a>
          {email && <a href={`mailto:${email}`}>{email}</a>}
        </Line>
      </Top>
      {children}
      <Bottom>
        <Line as={Container}>
          <span>{`© ${copyrightYear ?? ''} ${site?.legalName ?? ''}`}</span>
          <SocialLinks profiles={site?.social ?? []} />
        </Line>
      </Bottom>
    </>
  )
}
