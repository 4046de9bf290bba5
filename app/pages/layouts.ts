/**
 * Code that only a few pages need, each a chunk of its own: how a policy is set (and how its words
 * are, which a served document has already), the frame of
 * pages that stand apart, and what stands with a page in a preview. The counterpart of the section registry.
 */
const loaders = {
  policy: async () => (await import('./policy/layout.tsx')).PolicyLayout,
  policyText: async () => (await import('./policy/text.tsx')).policyParts,
  ownFrame: async () => (await import('./ownFrame/layout.tsx')).OwnFrame,
  preview: async () => (await import('../preview/PreviewShell.tsx')).PreviewShell,
} as const

type Loaders = typeof loaders
export type LayoutName = keyof Loaders
type Layouts = { [Name in LayoutName]: Awaited<ReturnType<Loaders[Name]>> }

/** Layouts that are there: rendering reads them without waiting. */
export const loadedLayouts: Partial<Layouts> = {}

/** Stands on the page's main element and names its layouts. */
export const LAYOUT_ATTRIBUTE = 'data-layout'

/** @returns the layouts of the page that the server rendered into this document */
export function documentLayouts(document: Document): string[] {
  const names = document.querySelector(`[${LAYOUT_ATTRIBUTE}]`)?.getAttribute(LAYOUT_ATTRIBUTE)
  return names?.split(' ') ?? []
}

function isLayoutName(name: string): name is LayoutName {
  return Object.keys(loaders).includes(name)
}

/**
 * Makes layouts available in `loadedLayouts`. Unknown names are ignored.
 * @throws when a chunk cannot be fetched
 */
export async function loadLayouts(names: readonly (string | undefined)[]): Promise<void> {
  await Promise.all(
    names.map(async (name) => {
      if (name === undefined || !isLayoutName(name) || loadedLayouts[name]) return
      Object.assign(loadedLayouts, { [name]: await loaders[name]() })
    }),
  )
}
