import { ContentImage } from '../../../content/ContentImage.tsx'
import { Container, Grid } from '../../../design/layout/layout.ts'
import { Lead } from '../../../design/text/text.ts'
import { ActionLinks, actionLook } from '../../../sectionParts/ActionLinks.tsx'
import { PageBreadcrumb } from '../../../sectionParts/PageBreadcrumb.tsx'
import { PageTitle } from '../../../sectionParts/PageTitle.tsx'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'
import { Band, Facts, Meaning, Title } from './companyStyles.ts'

/** What the name means on the left, what the company is on the right, and a band of its cloth. */
export function Company({ data }: SectionProps<'hero'>) {
  const { heading, lead, text, actions, picture } = data
  return (
    <SectionFrame data={data} flush>
      <Grid as={Container}>
        <Title>
          <PageBreadcrumb />
          <PageTitle heading={heading} size="d1" />
        </Title>
        <Meaning>{lead && <Lead>{lead}</Lead>}</Meaning>
        <Facts>
          {text && <p>{text}</p>}
          <ActionLinks links={actions} look={actionLook(data.ground ?? 'paper')} />
        </Facts>
      </Grid>
      {picture?.asset && (
        <Band>
          <ContentImage value={picture} width={2400} sizes="100vw" loading="eager" />
        </Band>
      )}
    </SectionFrame>
  )
}
