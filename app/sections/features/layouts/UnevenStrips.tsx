import { Text } from '../../../design/text/text.ts'
import { HeadedSection } from '../../../sectionParts/HeadedSection.tsx'
import { hasLongWord } from '../../../sectionParts/hasLongWord.ts'
import type { SectionProps } from '../../types.ts'
import { Item, Items } from './unevenStripsStyles.ts'

/** Of the narrow columns, a fifth of the width. */
const CHARACTERS_MAX = 9

/** Strips of uneven length, the first highlighted. */
export function UnevenStrips({ data }: SectionProps<'features'>) {
  const items = data.items ?? []
  return (
    <HeadedSection data={data} ground="ink">
      <Items $hasLongWord={hasLongWord(items, CHARACTERS_MAX)}>
        {items.map(({ _key, title, text }) => (
          <Item key={_key}>
            <code>{title}</code>
            <Text>{text}</Text>
          </Item>
        ))}
      </Items>
    </HeadedSection>
  )
}
