import { Container, Grid } from '../../../design/layout/layout.ts'
import { Heading } from '../../../design/text/text.ts'
import { hasLongWord, THIRD_COLUMN_CHARACTERS_MAX } from '../../../sectionParts/hasLongWord.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'
import { HeadColumn } from '../HeadColumn.tsx'
import { Dots, Entries, PageNumber } from './contentsStyles.ts'

/** A table of contents: each page number is at the end of a dotted line. */
export function Contents({ data }: SectionProps<'features'>) {
  return (
    <SectionFrame data={data}>
      <Grid as={Container}>
        <HeadColumn data={data} gapPx={28} />
        <Entries $isWide={hasLongWord(data.items ?? [], THIRD_COLUMN_CHARACTERS_MAX)}>
          {data.items?.map(({ _key, title, text, note }) => (
            <li key={_key}>
              <Heading as="h3" $size="d4">
                {title}
              </Heading>
              <Dots aria-hidden />
              <PageNumber aria-hidden>{note}</PageNumber>
              <p>{text}</p>
            </li>
          ))}
        </Entries>
      </Grid>
    </SectionFrame>
  )
}
