import { Heading, Text } from '../../../design/text/text.ts'
import { HeadedSection } from '../../../sectionParts/HeadedSection.tsx'
import type { SectionProps } from '../../types.ts'
import { Item, Items } from './threadsStyles.ts'

/** Cells with a coloured thread. */
export function Threads({ data }: SectionProps<'features'>) {
  return (
    <HeadedSection data={data}>
      <Items>
        {data.items?.map(({ _key, title, text, note, thread }) => (
          <Item key={_key} style={{ '--thread': `var(--${thread ?? 'ink'})` }}>
            <Heading as="h3" $size="d4">
              {title}
            </Heading>
            <Text>{text}</Text>
            {note && (
              <Text $small $muted>
                {note}
              </Text>
            )}
          </Item>
        ))}
      </Items>
    </HeadedSection>
  )
}
