/**
 * Code that only a few pages need, each a separate chunk: the layout of a policy (and its text,
 * which a served document contains already), the shell of standalone pages, and the preview's
 * parts. The counterpart of the section registry.
 */
const loaders = {
  policy: async () => (await import('./policy/PolicyLayout.tsx')).PolicyLayout,
  policyText: async () => (await import('./policy/policyParts.tsx')).policyParts,
  article: async () => (await import('./article/ArticleLayout.tsx')).ArticleLayout,
  articleText: async () => (await import('./article/articleParts.tsx')).articleParts,
  standalone: async () => (await import('./standalone/StandaloneLayout.tsx')).StandaloneLayout,
  preview: async () => (await import('../preview/PreviewShell.tsx')).PreviewShell,
} as const

type Loaders = typeof loaders
export type LayoutName = keyof Loaders
type Layouts = { [Name in LayoutName]: Awaited<ReturnType<Loaders[Name]>> }

/** Loaded layouts, which rendering reads synchronously. */
export const loadedLayouts: Partial<Layouts> = {}

/** Attribute of the page's main element with the names of its layouts. */
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
 * Loads layouts into `loadedLayouts`. Unknown names are ignored.
 * @throws if a chunk cannot be fetched
 */
export async function loadLayouts(names: readonly (string | undefined)[]): Promise<void> {
  await Promise.all(
    names.map(async (name) => {
      if (name !== undefined && isLayoutName(name) && !loadedLayouts[name]) await load(name)
    }),
  )
}

async function load<Name extends LayoutName>(name: Name): Promise<void> {
  const typed: { readonly [Each in LayoutName]: () => Promise<Layouts[Each]> } = loaders
  loadedLayouts[name] = await typed[name]()
}
