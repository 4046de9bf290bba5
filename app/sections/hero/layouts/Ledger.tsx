import { styled } from 'styled-components'
import { ArtDirectedImage } from '../../../content/ArtDirectedImage.tsx'
import { token } from '../../../design/tokens.ts'
import { actionLook } from '../../../sectionParts/ActionLinks.tsx'
import { PageHead } from '../../../sectionParts/PageHead.tsx'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import { photograph } from '../../photograph.ts'
import type { SectionProps } from '../../types.ts'

/** A sheet of the ledger from edge to edge, its bottom line the picture. */
const Sheet = styled.div`
  overflow: hidden;
  border-top: ${token('beam')} solid ${token('ink')};
  border-bottom: 1px solid ${token('line')};
  background: ${token('white')};
  ${photograph}
  img {
    width: 100%;
  }
`

/** Heading, lead and buttons over the ledger of one day. */
export function Ledger({ data }: SectionProps<'hero'>) {
  const { heading, lead, actions, picture, smallPicture } = data
  return (
    <SectionFrame data={data} flush>
      <PageHead
        heading={heading}
        lead={lead}
        actions={actions}
        look={actionLook(data.ground ?? 'paper')}
      />
      {picture?.asset && (
        <Sheet>
          <ArtDirectedImage value={picture} small={smallPicture} width={1440} priority />
        </Sheet>
      )}
    </SectionFrame>
  )
}
