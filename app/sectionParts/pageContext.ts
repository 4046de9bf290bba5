import { createContext, useContext } from 'react'
import type { BreadcrumbItem } from '../design/breadcrumb/Breadcrumb.tsx'

/** The page of the rendered sections. */
export interface PageContextValue {
  /** Path of the page on this site. */
  path: string
  /** From the home page to the page itself; takes what `Breadcrumb` takes. */
  breadcrumb: readonly BreadcrumbItem[]
  /** Key of the first of several sections with the page's title, which has the breadcrumb. */
  titleKey?: string | null | undefined
}

/** Provided by the page view. Outside a page (examples, tests) it is the home page. */
export const PageContext = createContext<PageContextValue>({ path: '/', breadcrumb: [] })

/** @returns the page of the calling section */
export function usePage(): PageContextValue {
  return useContext(PageContext)
}
