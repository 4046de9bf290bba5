import type { ReactNode } from 'react'
import { ContentImage } from '../content/ContentImage.tsx'
import { PlusMinus } from '../design/accordion/PlusMinus.tsx'
import { Icon } from '../design/icon/Icon.tsx'
import { MenuLink } from './MenuLink.tsx'
import { Group, GroupLabel, Links, Note, Row, Title } from './mobileMenuStyles.ts'
import type { Navigation } from './query.ts'

interface SectionProps {
  label: string | null
  /** Open when the menu is opened for the first time. */
  open?: boolean
  children: ReactNode
}

/** One of a group of native disclosures; the browser allows at most one to be open. */
function Section({ label, open, children }: SectionProps) {
  return (
    <Group name="menu-sections" open={open}>
      <GroupLabel>
        {label}
        <PlusMinus />
      </GroupLabel>
      <Links>{children}</Links>
    </Group>
  )
}

interface CopyProps {
  title: string | null
  note: string | null | undefined
}

function Copy({ title, note }: CopyProps) {
  return (
    <span>
      <Title>{title}</Title>
      {note && <Note>{note}</Note>}
    </span>
  )
}

interface CompanySectionProps {
  company: NonNullable<Navigation['company']>
}

export function CompanySection({ company }: CompanySectionProps) {
  return (
    <Section label={company.label}>
      {company.items?.map(({ _key, title, subtitle, href, opensNewsletter, swatch }) => (
        <li key={_key}>
          <Row as={MenuLink} href={href} opensNewsletter={opensNewsletter}>
            <ContentImage value={swatch} width={72} sizes="48px" loading="lazy" />
            <Copy title={title} note={subtitle} />
          </Row>
        </li>
      ))}
    </Section>
  )
}

interface OfferSectionProps {
  offer: NonNullable<Navigation['offer']>
}

export function OfferSection({ offer }: OfferSectionProps) {
  return (
    <Section label={offer.mobileLabel ?? offer.label} open>
      {offer.items?.map(({ _key, title, description, shortDescription, href, strip }) => (
        <li key={_key}>
          <Row as={MenuLink} href={href}>
            <ContentImage value={strip} width={72} sizes="48px" loading="lazy" />
            <Copy title={title} note={shortDescription ?? description} />
          </Row>
        </li>
      ))}
    </Section>
  )
}

interface DevelopersSectionProps {
  developers: NonNullable<Navigation['developers']>
}

export function DevelopersSection({ developers }: DevelopersSectionProps) {
  const { label, card, links } = developers
  const entries = [...(card ? [{ ...card, _key: 'card', subtitle: null }] : []), ...(links ?? [])]
  return (
    <Section label={label}>
      {entries.map(({ _key, title, subtitle, href }) => (
        <li key={_key}>
          <Row as={MenuLink} href={href}>
            <Copy title={title} note={subtitle} />
            {href && <Icon name="external" />}
          </Row>
        </li>
      ))}
    </Section>
  )
}
