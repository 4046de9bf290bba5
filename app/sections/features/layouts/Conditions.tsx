import { Container } from '../../../design/layout/layout.ts'
import { SectionFrame } from '../../SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'
import { Head } from '../Head.tsx'
import { Condition, Steps } from './conditionsStyles.ts'

/** Preconditions: three beams, each one step lower than the previous one. */
export function Conditions({ data }: SectionProps<'features'>) {
  return (
    <SectionFrame data={data}>
      <Container>
        <Head data={data} />
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
