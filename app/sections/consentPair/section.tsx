import { Heading } from '../../design/text/text.ts'
import { OptionalHead } from '../OptionalHead.tsx'
import type { SectionProps } from '../types.ts'
import { Pair, Way } from './styles.ts'

/** Two ways to consent, seven parts to five, so that the same terms can be compared. */
export function ConsentPair({ data }: SectionProps<'consentPair'>) {
  return (
    <Pair data={data} flush>
      <OptionalHead data={data} spaced />
      {data.ways?.map(({ _key, title, ground, rows }) => (
        <Way key={_key} $ground={ground ?? 'white'}>
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
        </Way>
      ))}
    </Pair>
  )
}
