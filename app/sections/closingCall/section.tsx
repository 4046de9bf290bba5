import { styled } from 'styled-components'
import { linkTarget } from '../../content/links.ts'
import { Button } from '../../design/button/button.tsx'
import { Container, Section } from '../../design/layout/layout.ts'
import { Heading } from '../../design/text/text.ts'
import type { SectionProps } from '../types.ts'

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
`

/** The last thing said on a page, and the button that answers it. */
export function ClosingCall({ data }: SectionProps<'closingCall'>) {
  const target = linkTarget(data.link)
  return (
    <Section $ground="ink" $flush>
      <Call>
        <Heading $size="d2">{data.words}</Heading>
        {target && (
          <Button {...target} look="signal" icon="arrow-right">
            {data.link?.label}
          </Button>
        )}
      </Call>
    </Section>
  )
}
