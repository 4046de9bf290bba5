import type { BreadcrumbItem } from '../design/breadcrumb/Breadcrumb.tsx'

/** A page of the breadcrumb as in the page query. */
interface Step {
  title: string | null
  path: string | null
}

/** The page and its ancestors as in the page query. */
interface BreadcrumbPage extends Step {
  home: Step | null
  parent: (Step & { parent: Step | null }) | null
}

/**
 * The path from the home page to a page, the page itself last. A step without title or path is left
 * out, and none occurs twice: a parent may be the home page itself.
 */
export function breadcrumbOf(page: BreadcrumbPage): BreadcrumbItem[] {
  const above = [page.home, page.parent?.parent, page.parent]
  // Parents that form a cycle lead back to the page, which is last nevertheless.
  const steps = [...above.filter((step) => step?.path !== page.path), page]
  const trail = new Map<string, BreadcrumbItem>()
  for (const step of steps) {
    if (step?.title && step.path) trail.set(step.path, { title: step.title, href: step.path })
  }
  return [...trail.values()]
}
