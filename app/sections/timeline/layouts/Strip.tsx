import { Heading } from '../../../design/text/text.ts'
import { HeadedSection } from '../../../sectionParts/HeadedSection.tsx'
import type { SectionProps } from '../../types.ts'
import { lastDay, stepColumns } from '../stepColumns.ts'
import { Day, Days, Step, Steps } from './stripStyles.ts'

/** A strip with a pick a day; each step begins under the day it happens on. */
export function Strip({ data }: SectionProps<'timeline'>) {
  const steps = data.items ?? []
  const last = lastDay(steps)
  const columns = stepColumns(steps)
  const busy = new Set(steps.map(({ at }) => at))
  return (
    <HeadedSection data={data} ground="raffia">
      <Days aria-hidden>
        {Array.from({ length: last }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the strip
          <i key={index} data-busy={busy.has(index + 1) || undefined} />
        ))}
      </Days>
      <Steps style={{ '--days': last }}>
        {steps.map(({ _key, at, title, text }, index) => (
          <Step key={_key} style={{ '--from': columns[index]?.from, '--to': columns[index]?.to }}>
            <Day>
              {data.unitLabel} {at}
            </Day>
            {title && (
              <Heading as="h3" $size="d4">
                {title}
              </Heading>
            )}
            <p>{text}</p>
          </Step>
        ))}
      </Steps>
    </HeadedSection>
  )
}
