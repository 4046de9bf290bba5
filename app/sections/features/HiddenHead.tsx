import { styled } from 'styled-components'
import { Lead } from '../../design/text/text.ts'
import { VisuallyHidden } from '../../design/text/visually-hidden.ts'
import { token } from '../../design/tokens.ts'
import { Head } from './Head.tsx'

const Above = styled.div`
  padding-block: clamp(2rem, 4vw, 3.5rem) 0;
`

const Alone = styled.div`
  padding-block: ${token('section')};
`

interface HiddenHeadProps {
  data: { heading: string | null; lead: string | null; items: readonly unknown[] | null }
}

/** A visually hidden heading over self-explanatory items. Without items it is visible. */
export function HiddenHead({ data }: HiddenHeadProps) {
  const { heading, lead, items } = data
  if (!items?.length) {
    return (
      <Alone>
        <Head data={data} />
      </Alone>
    )
  }
  return (
    <>
      <VisuallyHidden as="h2">{heading}</VisuallyHidden>
      {lead && (
        <Above>
          <Lead $muted>{lead}</Lead>
        </Above>
      )}
    </>
  )
}
