import { Breadcrumb } from '../design/breadcrumb/Breadcrumb.tsx'
import { usePage } from './pageContext.ts'

/** The breadcrumb of the section's page. */
export function PageBreadcrumb() {
  return <Breadcrumb items={usePage().breadcrumb} />
}
