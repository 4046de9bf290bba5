import { ArtDirectedImage } from '../../../content/ArtDirectedImage.tsx'
import { actionLook } from '../../../sectionParts/ActionLinks.tsx'
import { PageHead } from '../../../sectionParts/PageHead.tsx'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'
import { Drawing } from './corridorsStyles.ts'

/** The head of a page on ink; under it threads run from cities abroad to towns in Ghana. */
export function Corridors({ data }: SectionProps<'hero'>) {
  const { heading, lead, actions, picture, smallPicture } = data
  return (
    <>
      <SectionFrame data={data} ground="ink" flush>
        <PageHead
          heading={heading}
          lead={lead}
          actions={actions}
          look={actionLook(data.ground ?? 'ink')}
        />
      </SectionFrame>
      {picture?.asset && (
        <Drawing>
          <ArtDirectedImage value={picture} small={smallPicture} width={1440} priority />
        </Drawing>
      )}
    </>
  )
}
