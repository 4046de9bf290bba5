/** A page as the desk lists it. */
export interface PageEntry {
  id: string
  /** Null until one is entered. */
  path: string | null
}

export interface PathNode {
  /** For example `/services/payouts`. */
  path: string
  /** Absent where only pages below the path exist. */
  page: PageEntry | undefined
  children: PathNode[]
}

/**
 * Arranges pages by path: `/services/payouts` is below `/services`. The home page is first, the
 * others follow in alphabetical order.
 * @returns the tree, and separately the pages without a path or with the path of another page
 */
export function pathTree(pages: readonly PageEntry[]): {
  roots: PathNode[]
  elsewhere: PageEntry[]
} {
  const nodes = new Map<string, PathNode>()
  const roots: PathNode[] = []
  const elsewhere: PageEntry[] = []
  const nodeAt = (path: string): PathNode => {
    const existing = nodes.get(path)
    if (existing) return existing
    const node: PathNode = { path, page: undefined, children: [] }
    nodes.set(path, node)
    const above = path.slice(0, path.lastIndexOf('/'))
    const siblings = above === '' ? roots : nodeAt(above).children
    siblings.push(node)
    return node
  }
  for (const page of pages) {
    const node = page.path?.startsWith('/') ? nodeAt(page.path) : undefined
    if (node && !node.page) node.page = page
    else elsewhere.push(page)
  }
  sortByPath(roots)
  return { roots, elsewhere }
}

function sortByPath(nodes: PathNode[]): void {
  nodes.sort((a, b) => a.path.localeCompare(b.path, 'en'))
  for (const { children } of nodes) sortByPath(children)
}
