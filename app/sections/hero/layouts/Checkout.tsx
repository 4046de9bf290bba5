import { ContentImage } from '../../../content/ContentImage.tsx'
import { Container, Grid } from '../../../design/layout/layout.ts'
import { actionLook } from '../../../sectionParts/ActionLinks.tsx'
import type { SectionProps } from '../../types.ts'
import { HeroText } from '../HeroText.tsx'
import { Card, Copy, Counter, Scene, Shop } from './checkoutStyles.ts'

/** The shop runs off the window at the right; the checkout lies on it, whole. */
export function Checkout({ data }: SectionProps<'hero'>) {
  const { picture, front } = data
  return (
    <Scene data={data} ground="gold" flush>
      <Grid as={Container}>
        <Copy>
          <HeroText data={data} look={actionLook(data.ground ?? 'gold')} />
        </Copy>
        {(picture?.asset || front?.asset) && (
          <Counter>
            <Shop>
              <ContentImage value={picture} width={820} loading="eager" />
            </Shop>
            <Card>
              <ContentImage value={front} width={400} priority />
            </Card>
          </Counter>
        )}
      </Grid>
    </Scene>
  )
}
