import { ContentImage } from '../../../content/ContentImage.tsx'
import { Container, Grid } from '../../../design/layout/layout.ts'
import { actionLook } from '../../../sectionParts/ActionLinks.tsx'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'
import { HeroText } from '../HeroText.tsx'
import { Copy, Paper, Strips } from './calendarStyles.ts'

/** Twelve strips hang from the header’s beam; the text is below, and a paper overlaps both. */
export function Calendar({ data }: SectionProps<'hero'>) {
  const { picture, front } = data
  return (
    <SectionFrame data={data} ground="raffia" flush>
      {picture?.asset && (
        <Strips>
          <ContentImage value={picture} width={1440} priority />
        </Strips>
      )}
      <Grid as={Container}>
        <Copy>
          <HeroText data={data} look={actionLook(data.ground ?? 'raffia')} />
        </Copy>
        {front?.asset && (
          <Paper>
            <ContentImage value={front} width={460} loading="eager" />
          </Paper>
        )}
      </Grid>
    </SectionFrame>
  )
}
