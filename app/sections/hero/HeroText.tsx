import { Heading, Lead } from '../../design/text/text.ts'
import { ActionLinks, type ActionLinksProps } from '../../sectionParts/ActionLinks.tsx'
import { PageBreadcrumb } from '../../sectionParts/PageBreadcrumb.tsx'
import { hasLongWord } from '../hasLongWord.ts'
import type { SectionData } from '../types.ts'

/** Of a word of the largest heading next to a picture. */
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
      <Heading as="h1" $size={hasLongWord([{ title: heading }], CHARACTERS_MAX) ? 'd2' : 'd1'}>
        {heading}
      </Heading>
      {lead && <Lead>{lead}</Lead>}
      <ActionLinks links={actions} look={look} />
    </>
  )
}
