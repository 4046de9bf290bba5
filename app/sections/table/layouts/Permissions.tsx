import { useId } from 'react'
import { Lead } from '../../../design/text/text.ts'
import { VisuallyHidden } from '../../../design/text/visuallyHidden.ts'
import { HeadedSection } from '../../../sectionParts/HeadedSection.tsx'
import { hasLongWord } from '../../../sectionParts/hasLongWord.ts'
import type { SectionProps } from '../../types.ts'
import { Table } from './permissionsStyles.ts'

/** Of a word in the column of one of three roles. */
const CHARACTERS_MAX = 9

/** What each role may do. A filled square means yes, a hollow one no; the cell’s text says so. */
export function Permissions({ data }: SectionProps<'table'>) {
  const { rows, yes, note } = data
  const headingId = useId()
  const [action, ...roles] = data.columns ?? []
  const allowed = yes?.trim()
  const words = [...roles, ...(rows?.flatMap(({ cells }) => cells ?? []) ?? [])].map((title) => ({
    title,
  }))
  return (
    <HeadedSection data={data} ground="ink" headingId={headingId}>
      <Table aria-labelledby={headingId} $isWide={hasLongWord(words, CHARACTERS_MAX)}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{action}</VisuallyHidden>
            </th>
            {roles.map((role) => (
              <th key={role} scope="col">
                {role}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows?.map(({ _key, title, cells }) => (
            <tr key={_key}>
              <th scope="row">{title}</th>
              {roles.map((role, index) => (
                <td
                  key={role}
                  data-role={role}
                  data-allowed={Boolean(allowed) && cells?.[index]?.trim() === allowed}
                >
                  {cells?.[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {note && <Lead>{note}</Lead>}
    </HeadedSection>
  )
}
