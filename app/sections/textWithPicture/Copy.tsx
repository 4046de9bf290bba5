import { styled } from 'styled-components'
import { RichText } from '../../content/RichText.tsx'
import { Prose } from '../../design/prose/prose.ts'
import { Heading, Lead } from '../../design/text/text.ts'
import { token } from '../../design/tokens.ts'
import { ActionLinks, actionLook } from '../../sectionParts/ActionLinks.tsx'
import type { SectionProps } from '../types.ts'

const Stack = styled.div`
  display: grid;
  gap: ${token('s5')};
  justify-items: start;
  > * {
    min-width: 0;
    max-width: 100%;
  }
  > p {
    max-width: 34em;
  }
`

/** Heading, lead, text and buttons, each only where there is one. */
export function Copy({ data }: SectionProps<'textWithPicture'>) {
  const { heading, lead, body, actions } = data
  return (
    <Stack>
      <Heading $size="d2">{heading}</Heading>
      {lead && <Lead $muted>{lead}</Lead>}
      {body && (
        <Prose>
          <RichText value={body} />
        </Prose>
      )}
      <ActionLinks links={actions} look={actionLook(data.ground)} />
    </Stack>
  )
}
