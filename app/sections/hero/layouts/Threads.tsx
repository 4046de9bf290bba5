import { ArtDirectedImage } from '../../content/artDirectedImage.tsx'
import { Container, Grid } from '../../design/layout/layout.ts'
import { Heading, Lead } from '../../design/text/text.ts'
import { ActionLinks } from '../ActionLinks.tsx'
import { PageBreadcrumb } from '../PageBreadcrumb.tsx'
import type { SectionProps } from '../types.ts'
import { Aside, Frame, Loom, Title } from './styles.ts'

/** Heading left, words and buttons right, and under a beam the threads, from edge to edge. */
export function ThreadsHero({ data }: SectionProps<'threadsHero'>) {
  const { heading, lead, actions, picture, smallPicture } = data
  return (
    <Frame>
      <Grid as={Container}>
        <Title>
          <PageBreadcrumb />
          <Heading as="h1" $size="d1">
            {heading}
          </Heading>
        </Title>
        <Aside>
          {lead && <Lead $muted>{lead}</Lead>}
          <ActionLinks links={actions} />
        </Aside>
      </Grid>
      <Loom>
        <ArtDirectedImage
          value={picture}
          small={smallPicture}
          width={1440}
          loading="eager"
          fetchPriority="high"
        />
      </Loom>
    </Frame>
  )
}
