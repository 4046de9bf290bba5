import { ContentLink } from '../../content/ContentLink.tsx'
import { MailLink } from '../../content/MailLink.tsx'
import { PhoneLink } from '../../content/PhoneLink.tsx'
import { Container } from '../../design/layout/layout.ts'
import { Text } from '../../design/text/text.ts'
import { PageBreadcrumb } from '../../sectionParts/PageBreadcrumb.tsx'
import { PageTitle } from '../../sectionParts/PageTitle.tsx'
import { SectionFrame } from '../../sectionParts/SectionFrame.tsx'
import { WithLead } from '../../sectionParts/WithLead.tsx'
import type { SectionProps } from '../types.ts'
import { Columns, Copy, Details, Numbers } from './styles.ts'

/** The head of a page that sends people to a telephone: numbers first, then the rest. */
export function ContactDetails({ data }: SectionProps<'contactDetails'>) {
  const { heading, lead, officeLabel, salesLabel, mapsLabel, contact } = data
  return (
    <SectionFrame data={data} flush>
      <Container data-leads-on="">
        <Columns>
          <PageBreadcrumb />
          <WithLead lead={lead} wrapper={Copy}>
            <PageTitle heading={heading} size="d1" />
          </WithLead>
          {contact && (
            <Details>
              <Numbers>
                <Telephone label={officeLabel} number={contact.officePhone} />
                <Telephone label={salesLabel} number={contact.salesPhone} />
              </Numbers>
              {contact.email && (
                <p>
                  <MailLink address={contact.email} />
                </p>
              )}
              <p>
                {contact.hours}
                <br />
                {contact.address}
                {contact.maps && mapsLabel && (
                  <>
                    . <ContentLink link={{ href: contact.maps }}>{mapsLabel}</ContentLink>
                  </>
                )}
              </p>
            </Details>
          )}
        </Columns>
      </Container>
    </SectionFrame>
  )
}

interface TelephoneProps {
  label: string | null
  number: string | null | undefined
}

function Telephone({ label, number }: TelephoneProps) {
  if (!number) return null
  return (
    <li>
      <PhoneLink number={number} />
      {label && (
        <Text as="span" $small $muted>
          {label}
        </Text>
      )}
    </li>
  )
}
