import { ContentImage } from '../../content/image.tsx'
import { Container, Grid } from '../../design/layout/layout.ts'
import { Heading, Lead } from '../../design/text/text.ts'
import { ActionLinks } from '../ActionLinks.tsx'
import { PageBreadcrumb } from '../PageBreadcrumb.tsx'
import type { SectionProps } from '../types.ts'
import { Band, Facts, Meaning, Title } from './styles.ts'

/** What the name means on the left, what the company is on the right, and a band of its cloth. */
export function CompanyIntroduction({ data }: SectionProps<'companyIntroduction'>) {
  const { heading, lead, text, actions, band } = data
  return (
    <section>
      <Grid as={Container}>
        <Title>
          <PageBreadcrumb />
          <Heading as="h1" $size="d1">
            {heading}
          </Heading>
        </Title>
        <Meaning>
          <Lead>{lead}</Lead>
        </Meaning>
        <Facts>
          <p>{text}</p>
          <ActionLinks links={actions} />
        </Facts>
      </Grid>
      {band && (
        <Band>
          <ContentImage value={band} width={2400} sizes="100vw" loading="eager" />
        </Band>
      )}
    </section>
  )
}
