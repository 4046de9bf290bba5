import { ArtDirectedImage } from '../../content/ArtDirectedImage.tsx'
import { Heading, Lead } from '../../design/text/text.ts'
import { ActionLinks, actionLook } from '../ActionLinks.tsx'
import { PageBreadcrumb } from '../PageBreadcrumb.tsx'
import type { SectionProps } from '../types.ts'
import type { Arrangement } from './arrangements.ts'
import { Copy, Drawing, Frame, Scene } from './productStyles.ts'

interface ProductOpeningProps extends SectionProps<'hero'> {
  arrangement: Arrangement
}

/** The head of a product page, in the product's own colour. */
export function ProductOpening({ data, arrangement }: ProductOpeningProps) {
  const { heading, lead, actions, picture, smallPicture } = data
  return (
    <Frame data={data} ground="ink" flush>
      <Scene>
        <Copy $arrangement={arrangement.text}>
          <PageBreadcrumb />
          <Heading as="h1" $size="d1">
            {heading}
          </Heading>
          {lead && <Lead>{lead}</Lead>}
          <ActionLinks links={actions} look={actionLook(data.ground ?? 'ink')} />
        </Copy>
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
