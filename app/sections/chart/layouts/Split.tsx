import { Container } from '../../../design/layout/layout.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import { SectionHead } from '../../../sectionParts/SectionHead.tsx'
import type { SectionData, SectionProps } from '../../types.ts'
import { Choice, Share, Shares, Strip, Warp } from './splitStyles.ts'

/** One salary as two rows of cloth: what is paid in above, what becomes of it below. */
export function Split({ data }: SectionProps<'chart'>) {
  const { heading, lead, items, secondRow, summary } = data
  return (
    <SectionFrame data={data}>
      <Container>
        <SectionHead heading={heading} lead={lead} even muted />
        <ShareRow shares={items} />
        {secondRow && secondRow.length > 0 && (
          <>
            <Warp />
            <ShareRow shares={secondRow} />
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

function ShareRow({ shares }: { shares: SectionData<'chart'>['items'] }) {
  return (
    <Shares>
      {shares?.map(({ _key, value, title, ground }) => (
        <Share
          key={_key}
          $ground={ground ?? 'raffia'}
          style={{ '--share': Math.min(value ?? 1, 100) }}
        >
          <b>{value}%</b> {title}
        </Share>
      ))}
    </Shares>
  )
}
