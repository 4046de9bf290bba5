import { styled } from 'styled-components'
import { MailLink } from '../content/MailLink.tsx'
import { PhoneLink } from '../content/PhoneLink.tsx'
import { tabularFigures } from '../design/text/styles.ts'
import type { SiteSettings } from './query.ts'

const Figures = styled.span`
  ${tabularFigures}
  white-space: nowrap;
`

/** E-mail addresses, telephone numbers and hours, each a link where a device can act on it. */
export function ContactDetails({ site }: { site: SiteSettings }) {
  const { supportEmails, officePhone, officeLabel, salesPhone, salesLabel, hours } = site
  return (
    <ul>
      {supportEmails?.map((email) => (
        <li key={email}>
          <MailLink address={email} />
        </li>
      ))}
      <Phone label={officeLabel ?? 'Office'} number={officePhone} />
      <Phone label={salesLabel ?? 'Sales'} number={salesPhone} />
      {hours && <li>{hours}</li>}
    </ul>
  )
}

function Phone({ label, number }: { label: string; number: string | null }) {
  if (!number) return null
  return (
    <li>
      <PhoneLink number={number}>
        {`${label} `}
        <Figures>{number}</Figures>
      </PhoneLink>
    </li>
  )
}
