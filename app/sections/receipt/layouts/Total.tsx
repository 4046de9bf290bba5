import { Container, Grid } from '../../../design/layout/layout.ts'
import { Heading, Lead } from '../../../design/text/text.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'
import { Copy, Sum } from './totalStyles.ts'

/** A transfer from what is sent to what arrives, with the double line of a finished sum. */
export function Total({ data }: SectionProps<'receipt'>) {
  const { heading, lead, lines, result } = data
  return (
    <SectionFrame data={data}>
      <Grid as={Container}>
        <Copy>
          <Heading $size="d2">{heading}</Heading>
          {lead && <Lead $muted>{lead}</Lead>}
        </Copy>
        <Sum>
          {lines?.map(({ _key, label, value }) => (
            <div key={_key}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {(result?.label || result?.value) && (
            <div data-result>
              <dt>{result.label}</dt>
              <dd>{result.value}</dd>
            </div>
          )}
        </Sum>
      </Grid>
    </SectionFrame>
  )
}
