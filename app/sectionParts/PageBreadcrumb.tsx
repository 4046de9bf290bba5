import { Breadcrumb } from '../design/breadcrumb/Breadcrumb.tsx'
import { usePage } from './pageContext.ts'

export function PageBreadcrumb() {
  return <Breadcrumb items={usePage().breadcrumb} />
}
