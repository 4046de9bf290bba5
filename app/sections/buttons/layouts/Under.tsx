import { styled } from 'styled-components'
import { Container } from '../../../design/layout/layout.ts'
import { Heading, Lead } from '../../../design/text/text.ts'
import { token } from '../../../design/tokens.ts'
import { ActionLinks, actionLook } from '../../../sectionParts/ActionLinks.tsx'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'

const Stack = styled(Container)`
  display: grid;
  gap: ${token('s5')};
  > * {
    min-width: 0;
    max-width: 46rem;
  }
`

/** Heading and lead over a row of buttons. */
export function Under({ data }: SectionProps<'buttons'>) {
  return (
    <SectionFrame data={data}>
      <Stack>
        {data.heading && <Heading $size="d3">{data.heading}</Heading>}
        {data.lead && <Lead $muted>{data.lead}</Lead>}
        <ActionLinks links={data.actions} look={actionLook(data.ground)} />
      </Stack>
    </SectionFrame>
  )
}
