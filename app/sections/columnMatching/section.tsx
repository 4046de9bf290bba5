import { useId } from 'react'
import { Container, Grid, Section } from '../../design/layout/layout.ts'
import { Heading, Lead } from '../../design/text/text.ts'
import type { SectionProps } from '../types.ts'
import { Column, Head, Letter, Table, Thread } from './styles.ts'

const FIRST_COLUMN = 'A'.charCodeAt(0)

/** A thread leads from every column of the file to what it means; unused ones are broken. */
export function ColumnMatching({ data }: SectionProps<'columnMatching'>) {
  const { heading, lead, fileLabel, meaningLabel, columns } = data
  const headingId = useId()
  return (
    <Section $ground="raffia">
      <Grid as={Container}>
        <Head>
          <Heading $size="d2" id={headingId}>
            {heading}
          </Heading>
          {lead && <Lead $muted>{lead}</Lead>}
        </Head>
        <Table aria-labelledby={headingId}>
          <thead>
            <tr>
              <th scope="col">{fileLabel}</th>
              <th scope="col">{meaningLabel}</th>
            </tr>
          </thead>
          <tbody>
            {columns?.map(({ _key, title, meaning, thread }, index) => (
              <tr key={_key}>
                <th scope="row">
                  <Column>
                    <Letter aria-hidden="true">{String.fromCharCode(FIRST_COLUMN + index)}</Letter>
                    {title}
                    <Thread
                      aria-hidden="true"
                      {...(thread && { style: { background: `var(--${thread})` } })}
                    />
                  </Column>
                </th>
                <td>{meaning}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Grid>
    </Section>
  )
}
