import { Container } from '../../../design/layout/layout.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import { SectionHead } from '../../../sectionParts/SectionHead.tsx'
import type { SectionProps } from '../../types.ts'
import { Item, Steps } from './numberedStepsStyles.ts'

/** Numbered items, each a little lower. */
export function NumberedSteps({ data }: SectionProps<'features'>) {
  return (
    <SectionFrame data={data}>
      <Container>
        <SectionHead heading={data.heading} lead={data.lead} muted />
        <Steps>
          {data.items?.map(({ _key, title, text }) => (
            <Item key={_key}>
              <h3>{title}</h3>
              <p>{text}</p>
            </Item>
          ))}
        </Steps>
      </Container>
    </SectionFrame>
  )
}
