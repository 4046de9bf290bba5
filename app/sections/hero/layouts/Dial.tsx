import { ContentImage } from '../../../content/ContentImage.tsx'
import { Container, Grid } from '../../../design/layout/layout.ts'
import { Lead } from '../../../design/text/text.ts'
import { VisuallyHidden } from '../../../design/text/visuallyHidden.ts'
import { ActionLinks, actionLook } from '../../../sectionParts/ActionLinks.tsx'
import { PageBreadcrumb } from '../../../sectionParts/PageBreadcrumb.tsx'
import { PageTitle } from '../../../sectionParts/PageTitle.tsx'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'
import { Code, Copy, Phone } from './dialStyles.ts'

/** Characters for which the largest size has room. */
const CHARACTERS_MAX = 5

/** A short code larger than the heading, and the phone it was dialled on. */
export function Dial({ data }: SectionProps<'hero'>) {
  const { code, spokenCode, heading, lead, actions, picture } = data
  return (
    <SectionFrame data={data} ground="indigo" flush>
      <Grid as={Container}>
        <Copy>
          <PageBreadcrumb />
          {code && (
            <Code style={{ '--fit': Math.min(1, CHARACTERS_MAX / code.length) }}>
              <span aria-hidden>{code}</span>
              <VisuallyHidden>{spokenCode ?? code}</VisuallyHidden>
            </Code>
          )}
          <PageTitle heading={heading} size="d2" />
          {lead && <Lead>{lead}</Lead>}
          <ActionLinks links={actions} look={actionLook(data.ground ?? 'indigo')} />
        </Copy>
        {picture?.asset && (
          <Phone>
            <ContentImage value={picture} width={360} sizes="360px" priority />
          </Phone>
        )}
      </Grid>
    </SectionFrame>
  )
}
