import { Text } from '../../../design/text/text.ts'
import { HeadedSection } from '../../../sectionParts/HeadedSection.tsx'
import { hasLongWord, THIRD_COLUMN_CHARACTERS_MAX } from '../../../sectionParts/hasLongWord.ts'
import type { SectionProps } from '../../types.ts'
import { markReference } from '../marked.ts'
import { Stop, Thread } from './traceStyles.ts'

/** One thread through several hands: the same reference is at every knot. */
export function Trace({ data }: SectionProps<'timeline'>) {
  const { marked, items } = data
  return (
    <HeadedSection data={data} ground="ink">
      <Thread $isWide={hasLongWord(items ?? [], THIRD_COLUMN_CHARACTERS_MAX)}>
        {items?.map(({ _key, title, text, note }) => (
          <Stop key={_key}>
            {title && <h3>{title}</h3>}
            <Text>
              <Marked line={text ?? ''} reference={marked ?? ''} />
            </Text>
            <Text $small $muted>
              {note}
            </Text>
          </Stop>
        ))}
      </Thread>
    </HeadedSection>
  )
}

function Marked({ line, reference }: { line: string; reference: string }) {
  return markReference(line, reference).map(({ text, marked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one immutable string
    marked ? <mark key={index}>{text}</mark> : text,
  )
}
