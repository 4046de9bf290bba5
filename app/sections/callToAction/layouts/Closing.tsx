import { styled } from 'styled-components'
import { linkTarget } from '../../../content/links.ts'
import { Button } from '../../../design/button/Button.tsx'
import { Container } from '../../../design/layout/layout.ts'
import { Heading, Lead } from '../../../design/text/text.ts'
import { token } from '../../../design/tokens.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'

const Call = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  gap: 40px;
  align-items: end;
  justify-content: space-between;
  padding-block: clamp(3.5rem, 6vw, 6rem);
  h2 {
    max-width: 15em;
  }
  h2 + p {
    max-width: 34em;
    margin-top: ${token('s5')};
  }
`

/** A closing statement with a button. */
export function Closing({ data }: SectionProps<'callToAction'>) {
  const target = linkTarget(data.link)
  return (
    <SectionFrame data={data} ground="ink" flush>
      <Call>
        <div>
          {data.heading && <Heading $size="d2">{data.heading}</Heading>}
          {data.lead && <Lead $muted>{data.lead}</Lead>}
        </div>
        {target && (
          <Button {...target} look={data.ground === 'signal' ? 'ink' : 'signal'} icon="arrow-right">
            {data.link?.label}
          </Button>
        )}
      </Call>
    </SectionFrame>
  )
}
