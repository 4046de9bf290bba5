import { Container } from '../../../design/layout/layout.ts'
import { Heading } from '../../../design/text/text.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import { SectionHead } from '../../../sectionParts/SectionHead.tsx'
import type { SectionData, SectionProps } from '../../types.ts'
import { Day, Days, Step, Steps } from './stripStyles.ts'

/** The last step ends under the last day, with space for its text to the left of it. */
const LAST_STEP_DAYS = 5

type Entry = NonNullable<SectionData<'timeline'>['items']>[number]

/** @returns the columns of a step, a column a day: from its own day up to the next step's */
function place(steps: readonly Entry[], index: number, last: number) {
  const lastFrom = Math.max(1, last - LAST_STEP_DAYS + 1)
  if (index === steps.length - 1) return { '--from': lastFrom, '--to': last + 1 }
  const to = Math.min(steps[index + 1]?.at ?? last, lastFrom)
  return { '--from': steps[index]?.at ?? 1, '--to': to }
}

/** A strip with a pick a day; each step begins under the day it happens on. */
export function Strip({ data }: SectionProps<'timeline'>) {
  const steps = data.items ?? []
  const last = Math.max(1, ...steps.map(({ at }) => at ?? 1))
  const busy = new Set(steps.map(({ at }) => at))
  return (
    <SectionFrame data={data} ground="raffia">
      <Container>
        <SectionHead heading={data.heading} lead={data.lead} muted />
        <Days aria-hidden>
          {Array.from({ length: last }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the strip
            <i key={index} data-busy={busy.has(index + 1) || undefined} />
          ))}
        </Days>
        <Steps style={{ '--days': last }}>
          {steps.map(({ _key, at, title, text }, index) => (
            <Step key={_key} style={place(steps, index, last)}>
              <Day>
                {data.unitLabel} {at}
              </Day>
              <Heading as="h3" $size="d4">
                {title}
              </Heading>
              <p>{text}</p>
            </Step>
          ))}
        </Steps>
      </Container>
    </SectionFrame>
  )
}
