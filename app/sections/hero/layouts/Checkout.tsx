import { ContentImage } from '../../../content/Image.tsx'
import { Container, Grid } from '../../../design/layout/layout.ts'
import { Heading, Lead } from '../../../design/text/text.ts'
import { ActionLinks } from '../../ActionLinks.tsx'
import { PageBreadcrumb } from '../../PageBreadcrumb.tsx'
import type { SectionProps } from '../../types.ts'
import { actionLook } from '../actionLook.ts'
import { Card, Counter, Scene, Shop, Words } from './checkoutStyles.ts'

/** The shop runs off the window at the right; the checkout lies on it, whole. */
export function Checkout({ data }: SectionProps<'hero'>) {
  const { heading, lead, actions, picture, front } = data
  return (
    <Scene data={data} ground="gold" flush>
      <Grid as={Container}>
        <Words>
          <PageBreadcrumb />
          <Heading as="h1" $size="d1">
            {heading}
          </Heading>
          {lead && <Lead>{lead}</Lead>}
          <ActionLinks links={actions} look={actionLook(data, 'gold')} />
        </Words>
        <Counter>
          <Shop>
            <ContentImage value={picture} width={820} loading="eager" />
          </Shop>
          <Card>
            <ContentImage value={front} width={400} loading="eager" fetchPriority="high" />
          </Card>
        </Counter>
      </Grid>
    </Scene>
  )
}
