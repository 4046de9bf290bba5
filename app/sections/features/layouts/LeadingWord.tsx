import { HeadedSection } from '../../../sectionParts/HeadedSection.tsx'
import { hasLongWord, THIRD_COLUMN_CHARACTERS_MAX } from '../../../sectionParts/hasLongWord.ts'
import type { SectionProps } from '../../types.ts'
import { Items } from './leadingWordStyles.ts'

/** Of the narrow columns, three tenths of the width. */
const CHARACTERS_MAX = 6

/** Each item is one sentence, whose first word is as large as a headline. */
export function LeadingWord({ data }: SectionProps<'features'>) {
  const items = data.items ?? []
  return (
    <HeadedSection data={data} ground="raffia">
      <Items
        $hasLongWord={hasLongWord(items, CHARACTERS_MAX)}
        $isWide={hasLongWord(items, THIRD_COLUMN_CHARACTERS_MAX)}
      >
        {items.map(({ _key, title, text }) => (
          <li key={_key}>
            <b>{title}</b> {text}
          </li>
        ))}
      </Items>
    </HeadedSection>
  )
}
