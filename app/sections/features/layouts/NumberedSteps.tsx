import { HeadedSection } from '../../../sectionParts/HeadedSection.tsx'
import type { SectionProps } from '../../types.ts'
import { Item, Steps } from './numberedStepsStyles.ts'

/** Numbered items, each a little lower. */
export function NumberedSteps({ data }: SectionProps<'features'>) {
  return (
    <HeadedSection data={data}>
      <Steps>
        {data.items?.map(({ _key, title, text }) => (
          <Item key={_key}>
            <h3>{title}</h3>
            <p>{text}</p>
          </Item>
        ))}
      </Steps>
    </HeadedSection>
  )
}
