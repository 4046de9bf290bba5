import { useId } from 'react'
import { Container, Section } from '../../design/layout/layout.ts'
import { Heading, Lead } from '../../design/text/text.ts'
import { VisuallyHidden } from '../../design/text/visually-hidden.ts'
import type { SectionProps } from '../types.ts'
import { Table } from './styles.ts'

/** What each role may do; a filled square says yes, a hollow one no, and words say both. */
export function PermissionTable({ data }: SectionProps<'permissionTable'>) {
  const { heading, actionLabel, allowedWord, refusedWord, actions, note } = data
  const headingId = useId()
  const roles = data.roles ?? []
  return (
    <Section $ground="ink">
      <Container>
        <Heading $size="d2" id={headingId}>
          {heading}
        </Heading>
        <Table aria-labelledby={headingId}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{actionLabel}</VisuallyHidden>
              </th>
              {roles.map((role) => (
                <th key={role} scope="col">
                  {role}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {actions?.map((action) => (
              <tr key={action._key}>
                <th scope="row">{action.title}</th>
                {roles.map((role) => {
                  const allowed = action.roles?.includes(role) ?? false
                  return (
                    <td key={role} data-role={role} data-allowed={allowed}>
                      {allowed ? allowedWord : refusedWord}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </Table>
        {note && <Lead>{note}</Lead>}
      </Container>
    </Section>
  )
}
