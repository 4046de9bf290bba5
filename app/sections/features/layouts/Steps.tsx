import { Heading } from '../../../design/text/text.ts'
import { HeadedSection } from '../../../sectionParts/HeadedSection.tsx'
import { hasLongWord, THIRD_COLUMN_CHARACTERS_MAX } from '../../../sectionParts/hasLongWord.ts'
import type { SectionProps } from '../../types.ts'
import { Items } from './stepsStyles.ts'

/** Items under beams of their own, each a little lower. */
export function Steps({ data }: SectionProps<'features'>) {
  const size = hasLongWord(data.items ?? [], THIRD_COLUMN_CHARACTERS_MAX) ? 'd4' : 'd3'
  return (
    <HeadedSection data={data}>
      <Items>
        {data.items?.map(({ _key, title, text }) => (
          <li key={_key}>
            <Heading as="h3" $size={size}>
              {title}
            </Heading>
            <p>{text}</p>
          </li>
        ))}
      </Items>
    </HeadedSection>
  )
}
