import { ArtDirectedImage } from '../../content/artDirectedImage.tsx'
import { Container, Grid } from '../../design/layout/layout.ts'
import { Heading, Lead } from '../../design/text/text.ts'
import { ActionLinks } from '../ActionLinks.tsx'
import { PageBreadcrumb } from '../PageBreadcrumb.tsx'
import type { SectionProps } from '../types.ts'
import { Batch, Scene, Words } from './styles.ts'

/** Words on ink; the batch beside them hangs over the lower edge and off the window’s right. */
export function BatchHero({ data }: SectionProps<'batchHero'>) {
  const { heading, lead, actions, picture, smallPicture } = data
  return (
    <Scene $ground="ink" $flush>
      <Grid as={Container}>
        <Words>
          <PageBreadcrumb />
          <Heading as="h1" $size="d1">
            {heading}
          </Heading>
          <Lead>{lead}</Lead>
          <ActionLinks links={actions} look="signal" />
        </Words>
        <Batch>
          <ArtDirectedImage
            value={picture}
            small={smallPicture}
            width={850}
            loading="eager"
            fetchPriority="high"
          />
        </Batch>
      </Grid>
    </Scene>
  )
}
