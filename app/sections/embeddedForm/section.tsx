import { Container } from '../../design/layout/layout.ts'
import { Heading } from '../../design/text/text.ts'
import { SectionFrame } from '../../sectionParts/SectionFrame.tsx'
import { WithLead } from '../../sectionParts/WithLead.tsx'
import type { SectionProps } from '../types.ts'
import { frameAddress, reloadIfBlocked } from './frameAddress.ts'
import { Columns, Copy, Place } from './styles.ts'

const HEIGHT_PX = 320

/** An external form in a frame. If frames are blocked, the link under it leads to the same form. */
export function EmbeddedForm({ data }: SectionProps<'embeddedForm'>) {
  const { heading, lead, address, title, heightPx, directLabel } = data
  const source = frameAddress(address)
  if (source === undefined) return null
  return (
    <SectionFrame data={data} ground="raffia">
      <Container>
        <Columns>
          <WithLead lead={lead} wrapper={Copy}>
            <Heading $size="d2">{heading}</Heading>
          </WithLead>
          <Place>
            <iframe
              key={source}
              ref={reloadIfBlocked}
              src={source}
              title={title ?? heading ?? ''}
              height={heightPx ?? HEIGHT_PX}
              loading="lazy"
              referrerPolicy="strict-origin"
            />
            {directLabel && (
              <p>
                <a href={source}>{directLabel}</a>
              </p>
            )}
          </Place>
        </Columns>
      </Container>
    </SectionFrame>
  )
}
