import { type ReactNode, useId } from 'react'
import { ContentLink } from '../../content/ContentLink.tsx'
import { parseLink } from '../../content/links.ts'
import { MailLink } from '../../content/MailLink.tsx'
import { PhoneLink } from '../../content/PhoneLink.tsx'
import { Anchor } from '../../design/anchor/Anchor.tsx'
import { Button } from '../../design/button/Button.tsx'
import { Icon } from '../../design/icon/Icon.tsx'
import type { IconName } from '../../design/icon/paths.ts'
import { Container } from '../../design/layout/layout.ts'
import { Lead } from '../../design/text/text.ts'
import { CONTACT, formElementId } from '../../forms/formNames.ts'
import { PageTitle } from '../../sectionParts/PageTitle.tsx'
import { usePage } from '../../sectionParts/pageContext.ts'
import { SectionFrame } from '../../sectionParts/SectionFrame.tsx'
import type { SectionData, SectionProps } from '../types.ts'
import { Columns, Copy, Day, Facts, Sheet } from './styles.ts'

/** How to reach the company, and the form that writes to it. */
export function ContactForm({ data }: SectionProps<'contactForm'>) {
  const headingId = useId()
  const { path } = usePage()
  return (
    <SectionFrame data={{ anchor: data.anchor, ground: null }} flush aria-labelledby={headingId}>
      <Columns as={Container}>
        <Copy>
          <PageTitle heading={data.heading} size="d1" id={headingId} />
          {data.lead && <Lead $muted>{data.lead}</Lead>}
          <Button href={`${path}#${formElementId(CONTACT)}`} look="line" icon="arrow-right">
            {data.jumpLabel}
          </Button>
          <WaysToReach data={data} />
        </Copy>
        <Sheet
          labelledBy={headingId}
          submitLabel={data.submitLabel ?? ''}
          wording={data.wording}
          agreement={<Agreement {...data} />}
        />
      </Columns>
    </SectionFrame>
  )
}

function Agreement({ agreement, policy }: SectionData<'contactForm'>) {
  return (
    <>
      {/* One text node: Chromium drops a space of its own after a comment from names. */}
      {`${agreement ?? ''} `}
      <ContentLink link={policy}>{policy?.label}</ContentLink>
    </>
  )
}

function WaysToReach({ data }: SectionProps<'contactForm'>) {
  const { company } = data
  const { hours, opensAtHour, closesAtHour, address } = company ?? {}
  const hasDay = opensAtHour != null && closesAtHour != null
  const phones = [company?.officePhone, company?.salesPhone].filter((phone) => phone != null)
  const maps = parseLink(company?.maps)
  const email = company?.supportEmail
  return (
    <Facts>
      {phones.length > 0 && (
        <Fact icon="phone" title={data.phoneLabel}>
          {phones.map((phone) => (
            <div key={phone}>
              <PhoneLink number={phone} />
            </div>
          ))}
        </Fact>
      )}
      {email && (
        <Fact icon="mail" title={data.emailLabel}>
          <MailLink address={email} />
        </Fact>
      )}
      {(hours || hasDay) && (
        <Fact icon="clock" title={data.hoursLabel}>
          {hours}
          {hasDay && (
            <Day aria-hidden style={{ '--opens': opensAtHour, '--closes': closesAtHour }} />
          )}
        </Fact>
      )}
      {(address || maps) && (
        <Fact icon="pin" title={data.addressLabel}>
          {address}
          {maps && (
            <div>
              <Anchor href={maps.href}>{data.mapsLabel}</Anchor>
            </div>
          )}
        </Fact>
      )}
    </Facts>
  )
}

interface FactProps {
  icon: IconName
  title: string | null
  children: ReactNode
}

/** A way to reach the company. */
function Fact({ icon, title, children }: FactProps) {
  return (
    <div>
      <dt>
        <Icon name={icon} />
        {title}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
