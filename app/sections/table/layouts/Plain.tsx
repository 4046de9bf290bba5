import { useId } from 'react'
import { HeadedSection } from '../../../sectionParts/HeadedSection.tsx'
import type { SectionProps } from '../../types.ts'
import { Table } from './plainStyles.ts'

/** A table; where it is too narrow for one, every row becomes a list under its name. */
export function Plain({ data }: SectionProps<'table'>) {
  const headingId = useId()
  const columns = data.columns ?? []
  return (
    <HeadedSection data={data} ground="raffia" headingId={headingId}>
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
    </HeadedSection>
  )
}
