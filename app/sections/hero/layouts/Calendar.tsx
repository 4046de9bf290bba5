import { ContentImage } from '../../content/image.tsx'
import { Container, Grid, Section } from '../../design/layout/layout.ts'
import { Heading, Lead } from '../../design/text/text.ts'
import { ActionLinks } from '../ActionLinks.tsx'
import { PageBreadcrumb } from '../PageBreadcrumb.tsx'
import type { SectionProps } from '../types.ts'
import { Calendar, Paper, Words } from './styles.ts'

/** Twelve strips hang from the header’s beam; the words stand below, and a paper overlaps both. */
export function CalendarHero({ data }: SectionProps<'calendarHero'>) {
  const { heading, lead, actions, picture, paper } = data
  return (
    <Section $ground="raffia" $flush>
      <Calendar>
        <ContentImage value={picture} width={1440} loading="eager" fetchPriority="high" />
      </Calendar>
      <Grid as={Container}>
        <Words>
          <PageBreadcrumb />
          <Heading as="h1" $size="d1">
            {heading}
          </Heading>
          <Lead>{lead}</Lead>
          <ActionLinks links={actions} />
        </Words>
        <Paper>
          <ContentImage value={paper} width={460} loading="eager" />
        </Paper>
      </Grid>
    </Section>
  )
}
