import { ArtDirectedImage } from '../../content/ArtDirectedImage.tsx'
import { Container } from '../../design/layout/layout.ts'
import { PageBreadcrumb } from '../../sectionParts/PageBreadcrumb.tsx'
import { PageTitle } from '../../sectionParts/PageTitle.tsx'
import { SectionFrame } from '../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../types.ts'
import { Front, Masthead, Scene, Standfirst, Title } from './styles.ts'

/** The front page of a case study, set like a newspaper. */
export function CaseStudyHero({ data }: SectionProps<'caseStudyHero'>) {
  const { client, published, heading, lead, picture, smallPicture } = data
  return (
    <SectionFrame data={data} ground="white" flush>
      <Front as={Container}>
        <Masthead>
          <PageBreadcrumb />
          <p>{client}</p>
          <p>{published}</p>
        </Masthead>
        <PageTitle heading={heading} size="d1" component={Title} />
        {lead && <Standfirst $muted>{lead}</Standfirst>}
      </Front>
      <Scene>
        <ArtDirectedImage value={picture} small={smallPicture} width={1440} priority />
      </Scene>
    </SectionFrame>
  )
}
