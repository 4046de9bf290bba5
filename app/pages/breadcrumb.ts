import type { BreadcrumbItem } from '../design/breadcrumb/breadcrumb.tsx'

/** What a page query tells of one page of the way. */
interface Step {
  title: string | null
  path: string | null
}

/** The page and what stands above it, as the page query answers them. */
interface Place extends Step {
  home: Step | null
  parent: (Step & { parent: Step | null }) | null
}

/**
 * The way from the home page to a page, the page itself last. A step that has no title or path is
 * left out, and none is named twice: a parent may be the home page itself.
 */
export function breadcrumbOf(page: Place): BreadcrumbItem[] {
  const steps = [page.home, page.parent?.parent, page.parent, page]
  const way = new Map<string, BreadcrumbItem>()
  for (const step of steps) {
    if (step?.title && step.path) way.set(step.path, { title: step.title, href: step.path })
  }
  return [...way.values()]
}
