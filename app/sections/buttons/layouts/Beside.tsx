import { styled } from 'styled-components'
import { Container } from '../../../design/layout/layout.ts'
import { below } from '../../../design/media.ts'
import { Heading, Lead } from '../../../design/text/text.ts'
import { token } from '../../../design/tokens.ts'
import { ActionLinks, actionLook } from '../../../sectionParts/ActionLinks.tsx'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'

const Row = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('s5')} ${token('s7')};
  align-items: center;
  justify-content: space-between;
  > * {
    min-width: 0;
  }
  p {
    max-width: 32em;
  }
  h2 + p {
    margin-top: ${token('s3')};
  }
  ${below(760)} {
    flex-direction: column;
    align-items: start;
  }
`

/** Text on the left, buttons on the right. */
export function Beside({ data }: SectionProps<'buttons'>) {
  return (
    <SectionFrame data={data}>
      <Row>
        {(data.heading || data.lead) && (
          <div>
            {data.heading && <Heading $size="d3">{data.heading}</Heading>}
            {data.lead && <Lead $muted>{data.lead}</Lead>}
          </div>
        )}
        <ActionLinks links={data.actions} look={actionLook(data.ground)} />
      </Row>
    </SectionFrame>
  )
}
