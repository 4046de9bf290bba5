import { ContentImage } from '../../../content/ContentImage.tsx'
import { Lead } from '../../../design/text/text.ts'
import { PageTitle } from '../../../sectionParts/PageTitle.tsx'
import type { SectionProps } from '../../types.ts'
import { Cloth, Copy, Field } from './startupStyles.ts'

/** A field in `signal` with a headline, over cloth that hangs across the whole window. */
export function Startup({ data }: SectionProps<'hero'>) {
  const { heading, lead, picture } = data
  return (
    <Field data={data} ground="signal" flush>
      <Copy as="div">
        <PageTitle heading={heading} size="hero" />
        {lead && <Lead>{lead}</Lead>}
      </Copy>
      {picture?.asset && (
        <Cloth>
          <ContentImage value={picture} width={1440} priority />
        </Cloth>
      )}
    </Field>
  )
}
