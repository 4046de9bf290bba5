import { ContentImage } from '../../content/ContentImage.tsx'
import { linkTarget } from '../../content/links.ts'
import { mailHref } from '../../content/mailHref.ts'
import { PhoneLink } from '../../content/PhoneLink.tsx'
import { Anchor } from '../../design/anchor/Anchor.tsx'
import { Button } from '../../design/button/Button.tsx'
import { Container } from '../../design/layout/layout.ts'
import { Portrait } from '../../design/portrait/Portrait.tsx'
import { Heading, Lead, Text } from '../../design/text/text.ts'
import { SectionFrame } from '../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../types.ts'
import { Brochure, Columns, Label, Person } from './styles.ts'

/** A contact for questions about a project, next to its brochure. */
export function ReferenceContact({ data }: SectionProps<'referenceContact'>) {
  const { heading, name, role, portrait, email, phone, hours, brochureText, brochure } = data
  const download = linkTarget(brochure)
  const mail = mailHref(email)
  return (
    <SectionFrame data={data} ground="white" flush>
      <Columns as={Container}>
        {portrait?.asset && (
          <Portrait ratio="fill">
            <ContentImage value={portrait} width={320} height={400} sizes="360px" />
          </Portrait>
        )}
        <Person>
          <Label>{heading}</Label>
          <Heading as="p" $size="d3">
            {name}
          </Heading>
          <Text $muted>{role}</Text>
          <address>
            {mail ? <Anchor href={mail}>{email}</Anchor> : email}
            <span>
              {phone && <PhoneLink number={phone} />}
              {phone && hours && ', '}
              {hours}
            </span>
          </address>
        </Person>
        {download && (
          <Brochure>
            {brochureText && <Lead>{brochureText}</Lead>}
            <Button {...download} icon="download">
              {brochure?.label}
            </Button>
          </Brochure>
        )}
      </Columns>
    </SectionFrame>
  )
}
