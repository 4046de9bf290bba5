import { MailLink } from '../../content/MailLink.tsx'
import type { PAGE_QUERY_RESULT } from '../../content/types.generated.ts'
import { Container } from '../../design/layout/layout.ts'
import { SkipLink } from '../../design/skipLink/SkipLink.tsx'
import { HomeLink } from '../../siteShell/HomeLink.tsx'
import { SocialLinks } from '../../siteShell/SocialLinks.tsx'
import { Bottom, Line, Top } from './styles.ts'

interface StandaloneProps {
  standalone: NonNullable<NonNullable<PAGE_QUERY_RESULT>['standalone']>
}

function Above({ standalone: { email, ground, site } }: StandaloneProps) {
  return (
    <>
      <SkipLink />
      <Top $ground={ground ?? 'paper'}>
        <Line as={Container}>
          <HomeLink as="a" site={site ?? { name: null, logo: null }} />
          {email && <MailLink address={email} />}
        </Line>
      </Top>
    </>
  )
}

function Below({ standalone: { copyrightYear, site } }: StandaloneProps) {
  return (
    <Bottom>
      <Line as={Container}>
        <span>{`© ${copyrightYear ?? ''} ${site?.legalName ?? ''}`}</span>
        <SocialLinks profiles={site?.social ?? []} />
      </Line>
    </Bottom>
  )
}

/**
 * Wraps a page without the site's header and footer: a link to the home page and an address above,
 * the copyright line and social profiles below. Its links load documents, because this document
 * lacks the site shell of the other pages.
 */
export const StandaloneLayout = { Above, Below }
