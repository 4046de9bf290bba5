import { useId } from 'react'
import { Container, Grid } from '../../../design/layout/layout.ts'
import { Heading, Lead } from '../../../design/text/text.ts'
import { hasLongWord } from '../../../sectionParts/hasLongWord.ts'
import { SectionFrame } from '../../../sectionParts/SectionFrame.tsx'
import type { SectionProps } from '../../types.ts'
import { Column, Head, Letter, Table, Thread } from './matchingStyles.ts'

/** Of a word of either column on the narrowest phone, next to the thread. */
const CHARACTERS_MAX = 10

const FIRST_COLUMN = 'A'.charCodeAt(0)

/** A thread leads from every column of the file to what it means; unused ones are broken. */
export function Matching({ data }: SectionProps<'table'>) {
  const { heading, lead, columns, rows } = data
  const headingId = useId()
  const words = rows?.flatMap(({ title, cells }) => [{ title }, { title: cells?.[0] ?? null }])
  const isWide = hasLongWord(words ?? [], CHARACTERS_MAX)
  return (
    <SectionFrame data={data} ground="raffia">
      <Grid as={Container}>
        <Head>
          <Heading $size="d2" id={headingId}>
            {heading}
          </Heading>
          {lead && <Lead $muted>{lead}</Lead>}
        </Head>
        <Table aria-labelledby={headingId} $isWide={isWide}>
          <thead>
            <tr>
              <th scope="col">{columns?.[0]}</th>
              <th scope="col">{columns?.[1]}</th>
            </tr>
          </thead>
          <tbody>
            {rows?.map(({ _key, title, cells, thread }, index) => (
              <tr key={_key}>
                <th scope="row">
                  <Column>
                    <Letter aria-hidden="true">{String.fromCharCode(FIRST_COLUMN + index)}</Letter>
                    <span>{title}</span>
                    <Thread
                      aria-hidden="true"
                      {...(thread && { style: { background: `var(--${thread})` } })}
                    />
                  </Column>
                </th>
                <td>{cells?.[0]}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Grid>
    </SectionFrame>
  )
}
