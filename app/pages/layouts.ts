/**
 * Code that only a few pages need, each a chunk of its own: how a policy is set, and the frame of
 * pages that stand apart. The counterpart of the section registry.
 */
const loaders = {
  policy: async () => (await import('./policy/layout.tsx')).PolicyLayout,
  ownFrame: async () => (await import('./ownFrame/layout.tsx')).OwnFrame,
} as const

type Loaders = typeof loaders
export type LayoutName = keyof Loaders
type Layouts = { [Name in LayoutName]: Awaited<ReturnType<Loaders[Name]>> }

/** Layouts that are there: rendering reads them without waiting. */
export const loadedLayouts: Partial<Layouts> = {}

/** Stands on the page's main element and names its layout. */
export const LAYOUT_ATTRIBUTE = 'data-layout'

/** @returns the layout of the page that the server rendered into this document */
export function documentLayout(document: Document): string | undefined {
  return (
    document.querySelector(`[${LAYOUT_ATTRIBUTE}]`)?.getAttribute(LAYOUT_ATTRIBUTE) ?? undefined
  )
}

function isLayoutName(name: string): name is LayoutName {
  return Object.hasOwn(loaders, name)
}

/**
 * Makes a layout available in `loadedLayouts`. An unknown name is ignored.
 * @throws when its chunk cannot be fetched
 */
export async function loadLayout(name: string | undefined): Promise<void> {
  if (name === undefined || !isLayoutName(name) || loadedLayouts[name]) return
  Object.assign(loadedLayouts, { [name]: await loaders[name]() })
}
