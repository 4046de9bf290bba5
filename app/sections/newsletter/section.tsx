import { Suspense, useEffect, useId } from 'react'
import { Container } from '../../design/layout/layout.ts'
import { Heading } from '../../design/text/text.ts'
import { formElementId, NEWSLETTER } from '../../forms/formNames.ts'
import { useNewsletterInvitation } from '../../forms/newsletter/useNewsletterInvitation.ts'
import type { Wording } from '../../forms/wording.ts'
import { announceRefresh } from '../../partialHydration/refresh.ts'
import { ServedHtml } from '../../partialHydration/ServedHtml.tsx'
import { WithLead } from '../../sectionParts/WithLead.tsx'
import type { SectionData, SectionProps } from '../types.ts'
import { NewsletterForm } from './lazyForm.ts'
import { Band, Columns, Copy } from './styles.ts'

/** The newsletter: an address line, and the dialog for visitors who followed a link to it. */
export function Newsletter({ data }: SectionProps<'newsletter'>) {
  const headingId = useId()
  const labels = {
    placeholder: data.placeholder ?? '',
    submitLabel: data.submitLabel ?? '',
    wording: data.wording,
  }
  return (
    <Band data={{ anchor: data.anchor, ground: null }} flush aria-labelledby={headingId}>
      <Columns as={Container}>
        <WithLead lead={data.lead} wrapper={Copy}>
          <Heading id={headingId} $size="d2">
            {data.heading}
          </Heading>
        </WithLead>
        <Suspense fallback={<ServedForm />}>
          <NewsletterForm look="line" {...labels} />
        </Suspense>
      </Columns>
      {data.invitation?.heading && <Invitation labels={labels} invitation={data.invitation} />}
    </Band>
  )
}

/** After a link within the page, until the form's code is loaded. */
function ServedForm() {
  useEffect(announceRefresh, [])
  return <ServedHtml id={formElementId(NEWSLETTER)} />
}

interface InvitationProps {
  labels: { placeholder: string; submitLabel: string; wording: Wording | null }
  invitation: NonNullable<SectionData<'newsletter'>['invitation']>
}

function Invitation({ labels, invitation }: InvitationProps) {
  const { Dialog, open, close } = useNewsletterInvitation()
  if (!Dialog) return null
  return (
    <Dialog
      open={open}
      onClose={close}
      content={{
        ...labels,
        heading: invitation.heading ?? '',
        lead: invitation.lead ?? '',
        thanksHeading: invitation.thanksHeading ?? '',
        thanksText: invitation.thanksText ?? '',
        picture: invitation.picture,
        smallPicture: invitation.smallPicture,
      }}
    />
  )
}
