import { ArtDirectedImage } from '../../content/artDirectedImage.tsx'
import { Heading, Lead } from '../../design/text/text.ts'
import { ActionLinks } from '../ActionLinks.tsx'
import { PageBreadcrumb } from '../PageBreadcrumb.tsx'
import type { SectionProps } from '../types.ts'
import { arrangements } from './arrangements.ts'
import { Drawing, Frame, Scene, Words } from './styles.ts'

/** The head of a product page, in the product's own colour. */
export function ProductHero({ data }: SectionProps<'productHero'>) {
  const { heading, lead, actions, picture, smallPicture } = data
  const ground = data.ground ?? 'ink'
  const arrangement = arrangements[data.arrangement ?? 'beside']
  return (
    <Frame $ground={ground}>
      <Scene>
        <Words $arrangement={arrangement.words}>
          <PageBreadcrumb />
          <Heading as="h1" $size="d1">
            {heading}
          </Heading>
          {lead && <Lead>{lead}</Lead>}
          <ActionLinks links={actions} look={ground === 'ink' ? 'signal' : 'ink'} />
        </Words>
        <Drawing $arrangement={arrangement.drawing}>
          <ArtDirectedImage
            value={picture}
            small={smallPicture}
            loading="eager"
            fetchPriority="high"
          />
        </Drawing>
      </Scene>
    </Frame>
  )
}
