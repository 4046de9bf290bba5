import { ContentImage } from '../content/ContentImage.tsx'
import { shownCertificates } from '../content/certificates.ts'
import { Certificates } from '../design/certificates/Certificates.tsx'
import { Container } from '../design/layout/layout.ts'
import { Deferred } from '../partialHydration/DeferredStyles.tsx'
import { ContactDetails } from './ContactDetails.tsx'
import { Band, Base, Column, Columns, Company, Frame, Licences } from './footerStyles.ts'
import { HomeLink } from './HomeLink.tsx'
import { MenuLink } from './MenuLink.tsx'
import type { FooterContent, SiteSettings } from './query.ts'
import { SocialLinks } from './SocialLinks.tsx'

interface FooterProps {
  site: SiteSettings
  /** The year of the copyright line. */
  year: number
}

/** Policies, documentation, company, how to reach a person, licences and social profiles. */
export function Footer({ site, year }: FooterProps) {
  const { legalName, tagline, address, links, footer } = site
  return (
    <Deferred of="shell">
      <Frame>
        <Band>
          <ContentImage value={footer?.band} width={1440} sizes="100vw" loading="lazy" />
        </Band>
        <Container>
          <Columns>
            <Company>
              <HomeLink site={site} size="footer" />
              <p>{`${legalName ?? ''}\n${address ?? ''}`}</p>
              <Licences>
                <Certificates look="marks" items={shownCertificates(links?.certificates)} />
              </Licences>
            </Company>
            <Column>
              <LinkList list={footer?.resources} />
            </Column>
            <Column>
              <LinkList list={footer?.developers} />
              <LinkList list={footer?.company} />
            </Column>
            <Column $printed>
              {footer?.contactHeading && <h2>{footer.contactHeading}</h2>}
              <ContactDetails site={site} />
            </Column>
          </Columns>
          <Base>
            <span>{`© ${year} ${legalName ?? ''}`}</span>
            <span>{tagline}</span>
            <SocialLinks profiles={links?.social ?? []} />
          </Base>
        </Container>
      </Frame>
    </Deferred>
  )
}

interface LinkListProps {
  list: FooterContent['resources'] | undefined
}

function LinkList({ list }: LinkListProps) {
  if (!list) return null
  return (
    <>
      {list.heading && <h2>{list.heading}</h2>}
      <ul>
        {list.links?.map(({ _key, href, label, newTab }) => (
          <li key={_key}>
            <MenuLink href={href} newTab={newTab}>
              {label}
            </MenuLink>
          </li>
        ))}
      </ul>
    </>
  )
}
