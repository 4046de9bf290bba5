import { ContentImage } from '../../../content/Image.tsx'
import { Container } from '../../../design/layout/layout.ts'
import { Heading, Lead } from '../../../design/text/text.ts'
import { ActionLinks } from '../../ActionLinks.tsx'
import { PageBreadcrumb } from '../../PageBreadcrumb.tsx'
import type { SectionProps } from '../../types.ts'
import { Bubble, Frame, Messages, Stand } from './wallStyles.ts'

/** A wall of messages; the page’s own is the one in the middle. */
export function Wall({ data }: SectionProps<'hero'>) {
  const { heading, lead, actions, picture } = data
  return (
    <Frame data={data} ground="raffia" flush>
      <Messages>
        <ContentImage
          value={picture}
          width={1440}
          sizes="1440px"
          loading="eager"
          fetchPriority="high"
        />
      </Messages>
      <Stand as={Container}>
        <Bubble>
          <PageBreadcrumb />
          <Heading as="h1" $size="d1">
            {heading}
          </Heading>
          {lead && <Lead>{lead}</Lead>}
          <ActionLinks links={actions} look="signal" />
        </Bubble>
      </Stand>
    </Frame>
  )
}
