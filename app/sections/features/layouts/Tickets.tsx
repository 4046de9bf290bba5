import { Container, Grid } from '../../../design/layout/layout.ts'
import {
  hasLongWord,
  longestWordLength,
  THIRD_COLUMN_CHARACTERS_MAX,
} from '../../../sectionParts/hasLongWord.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'
import { HeadColumn } from '../HeadColumn.tsx'
import { Items } from './ticketsStyles.ts'

/** Of the first column on a phone, 70 px. */
const CHARACTERS_MAX = 4

/** Items as tickets on a roll, of which the third and fourth look used. */
export function Tickets({ data }: SectionProps<'features'>) {
  const items = data.items ?? []
  return (
    <SectionFrame data={data} ground="ink">
      <Grid as={Container}>
        <HeadColumn data={data} gapPx={32} />
        <Items
          $isStackedOnPhones={hasLongWord(items, CHARACTERS_MAX)}
          $isWide={hasLongWord(items, THIRD_COLUMN_CHARACTERS_MAX)}
          style={{ '--letters': longestWordLength(items) }}
        >
          {items.map(({ _key, title, text, note }) => (
            <li key={_key}>
              <h3>{title}</h3>
              <p>{text}</p>
              <span>{note}</span>
            </li>
          ))}
        </Items>
      </Grid>
    </SectionFrame>
  )
}
