import { Heading } from '../../design/text/text.ts'
import { OptionalHead } from '../../sectionParts/OptionalHead.tsx'
import type { SectionProps } from '../types.ts'
import { Option, Options } from './styles.ts'

/** Two columns in a ratio of seven to five, with the same terms for comparison. */
export function Comparison({ data }: SectionProps<'comparison'>) {
  return (
    <Options data={data} flush>
      <OptionalHead data={data} spaced />
      {data.options?.map(({ _key, title, ground, rows }, index) => (
        <Option
          key={_key}
          $ground={ground ?? 'white'}
          $outerSide={index % 2 === 0 ? 'left' : 'right'}
        >
          <Heading as={data.heading ? 'h3' : 'h2'} $size="d3">
            {title}
          </Heading>
          <dl>
            {rows?.map((row) => (
              <div key={row._key}>
                <dt>{row.term}</dt>
                <dd>{row.detail}</dd>
              </div>
            ))}
          </dl>
        </Option>
      ))}
    </Options>
  )
}
