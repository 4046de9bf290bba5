/**
 * Code that only a few pages need, each a separate chunk: the layouts of policies and articles (and
 * their texts, which a served document contains already), the shell of standalone pages, and the
 * preview's parts. The counterpart of the section registry.
 */
const loaders = {
  policy: () => import('./policy/PolicyLayout.tsx'),
  policyParts: () => import('./policy/policyParts.tsx'),
  article: () => import('./article/ArticleLayout.tsx'),
  articleParts: () => import('./article/articleParts.tsx'),
  standalone: () => import('./standalone/StandaloneLayout.tsx'),
  preview: () => import('../preview/PreviewControls.tsx'),
} as const

type Loaders = typeof loaders
export type PageChunk = keyof Loaders
type Chunks = { [Name in PageChunk]: Awaited<ReturnType<Loaders[Name]>> }

/** Modules of loaded chunks, which rendering reads synchronously. */
export const loadedChunks: Partial<Chunks> = {}

/**
 * Attribute of the page's main element with the names of the chunks, and of the variants of
 * sections, that its hydration waits for.
 */
export const CHUNKS_ATTRIBUTE = 'data-chunks'

/** @returns what must be loaded before this document is hydrated */
export function documentChunks(document: Document): string[] {
  const names = document.querySelector(`[${CHUNKS_ATTRIBUTE}]`)?.getAttribute(CHUNKS_ATTRIBUTE)
  return names?.split(' ') ?? []
}

function isPageChunk(name: string): name is PageChunk {
  return Object.keys(loaders).includes(name)
}

/**
 * Loads chunks into `loadedChunks`. Unknown names are ignored.
 * @throws if a chunk cannot be fetched
 */
export async function loadChunks(names: readonly (string | undefined)[]): Promise<void> {
  await Promise.all(
    names.map(async (name) => {
      if (name !== undefined && isPageChunk(name) && !loadedChunks[name]) await load(name)
    }),
  )
}

async function load<Name extends PageChunk>(name: Name): Promise<void> {
  const typed: { readonly [Each in PageChunk]: () => Promise<Chunks[Each]> } = loaders
  loadedChunks[name] = await typed[name]()
}
