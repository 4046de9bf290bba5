import { Container } from '../../../design/layout/layout.ts'
import { SectionFrame } from '../../SectionFrame.tsx'
import { SectionHead } from '../../SectionHead.tsx'
import type { SectionProps } from '../../types.ts'
import { Condition, Steps } from './numberedStepsStyles.ts'

/** Preconditions: three beams, each one step lower than the previous one. */
export function NumberedSteps({ data }: SectionProps<'features'>) {
  return (
    <SectionFrame data={data}>
      <Container>
        <SectionHead heading={data.heading} lead={data.lead} muted />
        <Steps>
          {data.items?.map(({ _key, title, text }) => (
            <Condition key={_key}>
              <h3>{title}</h3>
              <p>{text}</p>
            </Condition>
          ))}
        </Steps>
      </Container>
    </SectionFrame>
  )
}
