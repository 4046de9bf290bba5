import { Heading } from '../../design/text/text.ts'
import { OptionalHead } from '../OptionalHead.tsx'
import type { SectionProps } from '../types.ts'
import { Option, Options } from './styles.ts'

/** Two options to consent, seven parts to five, so that the same terms can be compared. */
export function Comparison({ data }: SectionProps<'comparison'>) {
  return (
    <Options data={data} flush>
      <OptionalHead data={data} spaced />
      {data.options?.map(({ _key, title, ground, rows }) => (
        <Option key={_key} $ground={ground ?? 'white'}>
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
