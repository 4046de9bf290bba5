import { styled } from 'styled-components'
import { Text } from '../../design/text/text.ts'
import { token } from '../../design/tokens.ts'
import type { SectionProps } from '../types.ts'

/** The opening mark hangs in the margin. */
const Figure = styled.figure`
  blockquote {
    padding-left: 0.42em;
    font-size: clamp(1.625rem, 1rem + 2.4vw, 3.25rem);
    font-weight: 600;
    line-height: 1.16;
    letter-spacing: -0.024em;
    text-indent: -0.42em;
    text-wrap: balance;
  }
  figcaption {
    margin-top: ${token('s6')};
    font-weight: 700;
  }
`

const Role = styled(Text)`
  display: block;
  font-weight: 450;
`

/** The quotation, and the person under it. */
export function QuotationFigure({ data: { quote, author, role } }: SectionProps<'quotation'>) {
  return (
    <Figure>
      <blockquote>
        <p>“{quote}”</p>
      </blockquote>
      <figcaption>
        {author}
        {role && (
          <Role as="span" $muted>
            {role}
          </Role>
        )}
      </figcaption>
    </Figure>
  )
}
