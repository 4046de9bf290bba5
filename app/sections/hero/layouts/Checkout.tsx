import { ContentImage } from '../../content/image.tsx'
import { Container, Grid } from '../../design/layout/layout.ts'
import { Heading, Lead } from '../../design/text/text.ts'
import { ActionLinks } from '../ActionLinks.tsx'
import { PageBreadcrumb } from '../PageBreadcrumb.tsx'
import type { SectionProps } from '../types.ts'
import { Card, Counter, Scene, Shop, Words } from './styles.ts'

/** The shop runs off the window at the right; the checkout lies on it, whole. */
export function CheckoutHero({ data }: SectionProps<'checkoutHero'>) {
  const { heading, lead, actions, picture, card } = data
  return (
    <Scene $ground="gold" $flush>
      <Grid as={Container}>
        <Words>
          <PageBreadcrumb />
          <Heading as="h1" $size="d1">
            {heading}
          </Heading>
          <Lead>{lead}</Lead>
          <ActionLinks links={actions} />
        </Words>
        <Counter>
          <Shop>
            <ContentImage value={picture} width={820} loading="eager" />
          </Shop>
          <Card>
            <ContentImage value={card} width={400} loading="eager" fetchPriority="high" />
          </Card>
        </Counter>
      </Grid>
    </Scene>
  )
}
