import { Heading } from '../../../design/text/text.ts'
import { HeadedSection } from '../../../sectionParts/HeadedSection.tsx'
import type { SectionProps } from '../../types.ts'
import { Wires } from './railStyles.ts'

/** Items on ink, under wires in three colours. */
export function Rail({ data }: SectionProps<'features'>) {
  return (
    <HeadedSection data={data} ground="ink">
      <Wires>
        {data.items?.map(({ _key, title, text }) => (
          <li key={_key}>
            <Heading as="h3" $size="d4">
              {title}
            </Heading>
            <p>{text}</p>
          </li>
        ))}
      </Wires>
    </HeadedSection>
  )
}
