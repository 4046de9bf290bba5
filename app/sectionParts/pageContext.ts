import { createContext, useContext } from 'react'
import type { BreadcrumbItem } from '../design/breadcrumb/Breadcrumb.tsx'

/** The page of the rendered sections. */
export interface PageContextValue {
  /** Path of the page on this site. */
  path: string
  /** From the home page to the page itself; takes what `Breadcrumb` takes. */
  breadcrumb: readonly BreadcrumbItem[]
  /** Of the heading of a section that can open a page. */
  titleLevel: 'h1' | 'h2'
}

/** Provided by the page view. Outside a page (examples, tests) it is the home page. */
export const PageContext = createContext<PageContextValue>({
  path: '/',
  breadcrumb: [],
  titleLevel: 'h1',
})

/** @returns the page of the calling section */
export function usePage(): PageContextValue {
  return useContext(PageContext)
}
