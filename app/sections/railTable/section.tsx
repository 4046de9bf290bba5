import { useId } from 'react'
import { Container, Section } from '../../design/layout/layout.ts'
import { Heading } from '../../design/text/text.ts'
import type { SectionProps } from '../types.ts'
import { Table } from './styles.ts'

/** A table; where it is too narrow for one, every row becomes a list under its name. */
export function RailTable({ data }: SectionProps<'railTable'>) {
  const headingId = useId()
  const columns = data.columns ?? []
  return (
    <Section $ground="raffia">
      <Container>
        <Heading $size="d2" id={headingId}>
          {data.heading}
        </Heading>
        <Table aria-labelledby={headingId}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.rows?.map(({ _key, title, cells }) => (
              <tr key={_key}>
                <th scope="row">{title}</th>
                {columns.slice(1).map((column, index) => (
                  <td key={column} data-column={column}>
                    {cells?.[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Container>
    </Section>
  )
}
