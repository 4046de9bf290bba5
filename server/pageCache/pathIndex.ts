import * as v from 'valibot'
import { listPageCount, listPagePath } from '../../app/content/urls/articleList.ts'
import { NOT_FOUND_PATH } from '../../app/content/urls/notFoundPath.ts'
import { PAGE_PATHS_QUERY, readPaths } from '../content/content.ts'

/** Every path of a page, and every path of a redirect. */
const INDEX_QUERY = `{
  "pages": ${PAGE_PATHS_QUERY},
  "moved": *[_type == "redirect" && defined(source)].source,
  "articles": count(*[_type == "article" && defined(path)])
}`
const pathsSchema = v.pipe(v.unknown(), v.transform(readPaths))
const resultSchema = v.object({ pages: pathsSchema, moved: pathsSchema, articles: v.number() })
/**
 * The paths that can be rendered. All others get the not-found page, so an invented path costs no
 * render, query or memory.
 */
export type PathIndex = ReturnType<typeof createPathIndex>

/** The part of a content reader that is needed here. */
interface PathsReader {
  read(query: string): Promise<{ data: unknown }>
}

/** @param routePaths paths of routes that are code rather than content */
export function createPathIndex(content: PathsReader, routePaths: ReadonlySet<string>) {
  let cached: { data: unknown; paths: ReadonlySet<string> } | undefined

  /**
   * The reader returns the same object until it queries again, so the set is built once for it.
   */
  async function paths(): Promise<ReadonlySet<string>> {
    const { data } = await content.read(INDEX_QUERY)
    if (cached === undefined || cached.data !== data) {
      const { pages, moved, articles } = v.parse(resultSchema, data)
      cached = { data, paths: new Set([...pages, ...moved, ...furtherListPages(articles)]) }
    }
    return cached.paths
  }

  return {
    /**
     * A known path is looked up without a query: if its page was removed, the render finds out. An
     * unknown one is queried, so a new page is available without delay.
     * @returns undefined if content is unavailable
     */
    async has(path: string): Promise<boolean | undefined> {
      if (path === NOT_FOUND_PATH || routePaths.has(path) || cached?.paths.has(path)) return true
      return paths().then(
        (all) => all.has(path),
        () => undefined,
      )
    },
    /**
     * Refreshes the path list in the background, outside the request path, because it grows with
     * the site.
     */
    refresh() {
      paths().catch(() => undefined)
    },
  }
}

/**
 * Pages of the list of articles after the first, which is a page as all others. The app lists fewer
 * if there are very many articles; it responds to the further paths with 404.
 */
function furtherListPages(articles: number): string[] {
  return Array.from({ length: listPageCount(articles) - 1 }, (_, index) => listPagePath(index + 2))
}
