import { useEffect, useId, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { newsletter } from '../../../submissions/definitions/newsletter.ts'
import { ArtDirectedImage } from '../../content/ArtDirectedImage.tsx'
import type { PictureValue } from '../../content/ContentImage.tsx'
import { shippedPicture } from '../../content/shippedPicture.ts'
import { Dialog } from '../../design/dialog/Dialog.tsx'
import { below } from '../../design/media.ts'
import { Heading, Lead } from '../../design/text/text.ts'
import { type Wording, withWording } from '../wording.ts'
import { NewsletterForm } from './NewsletterForm.tsx'

const CLOTH = shippedPicture('cloth-dialog.svg', 163, 504)
const BAND = shippedPicture('band-menu.svg', 480, 36)

const Scene = styled.div`
  display: grid;
  grid-template-columns: 220px minmax(0, 1fr);
  min-height: 526px;
  > picture > img {
    width: 170px;
    margin-left: 28px;
  }
  ${below(760)} {
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
    > picture > img {
      width: 100%;
      height: 36px;
      margin: 0;
      object-fit: cover;
      object-position: left;
    }
  }
`

const Copy = styled.div`
  display: grid;
  gap: 18px;
  align-content: center;
  padding: 72px 56px 56px 20px;
  form {
    margin-top: 10px;
  }
  ${below(760)} {
    padding: 48px 24px 28px;
  }
`

interface NewsletterDialogContent {
  heading: string
  lead: string
  /** If empty, the form's notice after sending is shown. */
  thanksHeading: string
  thanksText: string
  placeholder: string
  submitLabel: string
  wording: Wording | null
  /** Next to the text; without a picture the built-in artwork is shown. */
  picture: PictureValue | null
  smallPicture: PictureValue | null
}

interface NewsletterDialogProps {
  open: boolean
  onClose: () => void
  content: NewsletterDialogContent
}

/**
 * The newsletter form in a dialog. After subscribing it shows a confirmation; opened again it shows
 * the form.
 */
export function NewsletterDialog({ open, onClose, content }: NewsletterDialogProps) {
  const headingId = useId()
  const hasPicture = Boolean(content.picture?.asset)
  return (
    <Dialog open={open} onClose={onClose} labelledBy={headingId}>
      <Scene>
        <ArtDirectedImage
          value={hasPicture ? content.picture : CLOTH}
          small={hasPicture ? content.smallPicture : BAND}
          width={163}
        />
        <Views headingId={headingId} content={content} />
      </Scene>
    </Dialog>
  )
}

interface ViewsProps {
  headingId: string
  content: NewsletterDialogContent
}

/** Mounted while the dialog is open, so each opening starts with the form. */
function Views({ headingId, content }: ViewsProps) {
  const [subscribed, setSubscribed] = useState(false)
  const thanks = useRef<HTMLHeadingElement>(null)

  // The focused button was removed, so focus moves to the confirmation, which is then announced.
  useEffect(() => {
    if (subscribed) thanks.current?.focus()
  }, [subscribed])

  if (subscribed) {
    return (
      <Copy>
        <Heading ref={thanks} id={headingId} tabIndex={-1} $size="d2">
          {content.thanksHeading || withWording(newsletter, content.wording).texts.accepted}
        </Heading>
        {content.thanksText && <Lead $muted>{content.thanksText}</Lead>}
      </Copy>
    )
  }
  return (
    <Copy>
      <Heading id={headingId} $size="d2">
        {content.heading}
      </Heading>
      {content.lead && <Lead $muted>{content.lead}</Lead>}
      <NewsletterForm
        look="box"
        elementId="newsletter-dialog-form"
        placeholder={content.placeholder}
        submitLabel={content.submitLabel}
        wording={content.wording}
        onAccepted={() => setSubscribed(true)}
      />
    </Copy>
  )
}
