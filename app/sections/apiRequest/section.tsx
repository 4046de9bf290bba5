import { ContentImage } from '../../content/ContentImage.tsx'
import { linkTarget } from '../../content/links.ts'
import { Container, Grid } from '../../design/layout/layout.ts'
import { Heading, Lead } from '../../design/text/text.ts'
import { TextLink } from '../../design/textLink/TextLink.tsx'
import { SectionFrame } from '../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../types.ts'
import { Copy, Request } from './styles.ts'

/** A program's request and its response, next to a link to the documentation. */
export function ApiRequest({ data }: SectionProps<'apiRequest'>) {
  const { heading, lead, link, picture } = data
  const target = linkTarget(link)
  return (
    <SectionFrame data={data} ground="ink">
      <Grid as={Container}>
        <Copy>
          <Heading $size="d2">{heading}</Heading>
          {lead && <Lead $muted>{lead}</Lead>}
          {target && (
            <TextLink {...target} icon="external">
              {link?.label}
            </TextLink>
          )}
        </Copy>
        <Request>
          <ContentImage value={picture} width={720} />
        </Request>
      </Grid>
    </SectionFrame>
  )
}
