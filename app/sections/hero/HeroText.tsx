import { Lead } from '../../design/text/text.ts'
import { ActionLinks, type ActionLinksProps } from '../../sectionParts/ActionLinks.tsx'
import { PageBreadcrumb } from '../../sectionParts/PageBreadcrumb.tsx'
import { PageTitle } from '../../sectionParts/PageTitle.tsx'
import type { SectionData } from '../types.ts'

/** Of a word next to a picture. */
const CHARACTERS_MAX = 10

interface HeroTextProps {
  data: Pick<SectionData<'hero'>, 'heading' | 'lead' | 'actions'>
  look: NonNullable<ActionLinksProps['look']>
}

/** Breadcrumb, heading, lead and buttons in one column, as most layouts of a hero have them. */
export function HeroText({ data: { heading, lead, actions }, look }: HeroTextProps) {
  return (
    <>
      <PageBreadcrumb />
      <PageTitle heading={heading} size="d1" charactersMax={CHARACTERS_MAX} />
      {lead && <Lead>{lead}</Lead>}
      <ActionLinks links={actions} look={look} />
    </>
  )
}
