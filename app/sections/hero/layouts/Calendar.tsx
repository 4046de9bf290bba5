import { ContentImage } from '../../../content/Image.tsx'
import { Container, Grid } from '../../../design/layout/layout.ts'
import { Heading, Lead } from '../../../design/text/text.ts'
import { ActionLinks } from '../../ActionLinks.tsx'
import { PageBreadcrumb } from '../../PageBreadcrumb.tsx'
import { SectionFrame } from '../../SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'
import { actionLook } from '../actionLook.ts'
import { Paper, Strips, Words } from './calendarStyles.ts'

/** Twelve strips hang from the header’s beam; the words are below, and a paper overlaps both. */
export function Calendar({ data }: SectionProps<'hero'>) {
  const { heading, lead, actions, picture, front } = data
  return (
    <SectionFrame data={data} ground="raffia" flush>
      <Strips>
        <ContentImage value={picture} width={1440} loading="eager" fetchPriority="high" />
      </Strips>
      <Grid as={Container}>
        <Words>
          <PageBreadcrumb />
          <Heading as="h1" $size="d1">
            {heading}
          </Heading>
          {lead && <Lead>{lead}</Lead>}
          <ActionLinks links={actions} look={actionLook(data, 'raffia')} />
        </Words>
        <Paper>
          <ContentImage value={front} width={460} loading="eager" />
        </Paper>
      </Grid>
    </SectionFrame>
  )
}
