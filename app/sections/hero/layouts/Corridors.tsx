import { ArtDirectedImage } from '../../content/artDirectedImage.tsx'
import { Section } from '../../design/layout/layout.ts'
import { PageHead } from '../PageHead.tsx'
import type { SectionProps } from '../types.ts'
import { Corridors } from './styles.ts'

/** The head of a page on ink; under it threads run from cities abroad to towns in Ghana. */
export function RemittanceCorridors({ data }: SectionProps<'remittanceCorridors'>) {
  const { heading, lead, actions, picture, smallPicture } = data
  return (
    <>
      <Section $ground="ink" $flush>
        <PageHead heading={heading} lead={lead} actions={actions} look="signal" />
      </Section>
      <Corridors>
        <ArtDirectedImage
          value={picture}
          small={smallPicture}
          width={1440}
          loading="eager"
          fetchPriority="high"
        />
      </Corridors>
    </>
  )
}
