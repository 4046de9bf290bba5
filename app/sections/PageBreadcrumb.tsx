import { Breadcrumb } from '../design/breadcrumb/breadcrumb.tsx'
import { usePage } from './pageContext.ts'

/** The breadcrumb of the page that the section stands on. */
export function PageBreadcrumb() {
  return <Breadcrumb items={usePage().breadcrumb} />
}
