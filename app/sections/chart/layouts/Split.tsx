import { Container } from '../../../design/layout/layout.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import { SectionHead } from '../../../sectionParts/SectionHead.tsx'
import type { SectionData, SectionProps } from '../../types.ts'
import { Choice, Share, Shares, Strip, Warp } from './splitStyles.ts'

type Amounts = SectionData<'chart'>['items']

const percents = new Intl.NumberFormat('en-GH', { maximumFractionDigits: 1 })

/** Less than this is a rounding error of a sum. */
const REST_MIN = 0.01

const shareOf = (value: number | null) => Math.min(value ?? 0, 100)
const sumOf = (shares: Amounts) => shares?.reduce((sum, { value }) => sum + shareOf(value), 0) ?? 0

/** One salary as two rows of cloth: what is paid in above, what becomes of it below. */
export function Split({ data }: SectionProps<'chart'>) {
  const { heading, lead, items, secondRow, summary } = data
  const total = Math.max(sumOf(items), sumOf(secondRow))
  return (
    <SectionFrame data={data}>
      <Container>
        <SectionHead heading={heading} lead={lead} even muted />
        <ShareRow shares={items} total={total} />
        {secondRow && secondRow.length > 0 && (
          <>
            <Warp />
            <ShareRow shares={secondRow} total={total} />
          </>
        )}
        {summary && (
          <Choice>
            <Strip />
            <span>
              <b>{summary.title}</b> {summary.text}
            </span>
          </Choice>
        )}
      </Container>
    </SectionFrame>
  )
}

function ShareRow({ shares, total }: { shares: Amounts; total: number }) {
  const rest = total - sumOf(shares)
  return (
    <Shares {...(rest > REST_MIN && { $isShorter: true, style: { '--rest': rest } })}>
      {shares?.map(({ _key, value, title, ground }) => (
        <Share key={_key} $ground={ground ?? 'raffia'} style={{ '--share': shareOf(value) }}>
          {value !== null && <b>{percents.format(value)}%</b>} <span>{title}</span>
        </Share>
      ))}
    </Shares>
  )
}
