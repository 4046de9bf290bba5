import { Container, Section } from '../../design/layout/layout.ts'
import { Heading } from '../../design/text/text.ts'
import type { SectionData, SectionProps } from '../types.ts'
import { Day, Days, Step, Steps } from './styles.ts'

/** The last step ends under the last day, with room for its words to the left of it. */
const LAST_STEP_DAYS = 5

type HiringStep = NonNullable<SectionData<'hiringDays'>['steps']>[number]

/** @returns the columns of a step, a column a day: from its own day up to the next step's */
function place(steps: readonly HiringStep[], index: number, last: number) {
  const lastFrom = Math.max(1, last - LAST_STEP_DAYS + 1)
  if (index === steps.length - 1) return { '--from': lastFrom, '--to': last + 1 }
  const to = Math.min(steps[index + 1]?.day ?? last, lastFrom)
  return { '--from': steps[index]?.day ?? 1, '--to': to }
}

/** A strip with a pick a day; each step begins under the day it happens on. */
export function HiringDays({ data }: SectionProps<'hiringDays'>) {
  const steps = data.steps ?? []
  const last = Math.max(1, ...steps.map(({ day }) => day ?? 1))
  const busy = new Set(steps.map(({ day }) => day))
  return (
    <Section $ground="raffia">
      <Container>
        <Heading $size="d2">{data.heading}</Heading>
        <Days aria-hidden>
          {Array.from({ length: last }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the strip
            <i key={index} data-busy={busy.has(index + 1) || undefined} />
          ))}
        </Days>
        <Steps style={{ '--days': last }}>
          {steps.map(({ _key, day, title, text }, index) => (
            <Step key={_key} style={place(steps, index, last)}>
              <Day>
                {data.dayLabel} {day}
              </Day>
              <Heading as="h3" $size="d4">
                {title}
              </Heading>
              <p>{text}</p>
            </Step>
          ))}
        </Steps>
      </Container>
    </Section>
  )
}
