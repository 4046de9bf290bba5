import * as v from 'valibot'
import { NOT_FOUND_PATH } from './address.ts'

/** Every path that something stands at, and every path that something has moved away from. */
const PATHS_QUERY = `{
  "pages": *[_type in ["page", "policy"] && defined(path)].path,
  "moved": *[_type == "redirect" && defined(source)].source
}`
const answerSchema = v.object({ pages: v.array(v.string()), moved: v.array(v.string()) })

/**
 * Says at which paths there is something to render. All others get the one answer for what is
 * missing: no made-up address costs a render, a query or memory.
 */
export interface KnownPaths {
  /**
   * A path that was there is taken for one that is, without asking: the render finds out when
   * something has gone from it. One that was not is asked for, so a new page is there at once.
   * @returns undefined when content cannot be asked at the moment
   */
  has(path: string): Promise<boolean | undefined>
  /** Asks for what has changed, off the way of any answer: the list is as long as the site is large. */
  renew(): void
}

/** What is needed of a content reader. */
interface PathsReader {
  read(query: string): Promise<{ data: unknown }>
}

/** @param routePaths paths of routes that are code rather than content */
export function createKnownPaths(
  content: PathsReader,
  routePaths: ReadonlySet<string>,
): KnownPaths {
  let known: { data: unknown; paths: ReadonlySet<string> } | undefined

  /** The reader gives the same object until something changes: the set is made once for it. */
  async function paths(): Promise<ReadonlySet<string>> {
    const { data } = await content.read(PATHS_QUERY)
    if (known === undefined || known.data !== data) {
      const { pages, moved } = v.parse(answerSchema, data)
      known = { data, paths: new Set([...pages, ...moved]) }
    }
    return known.paths
  }

  return {
    async has(path) {
      if (path === NOT_FOUND_PATH || routePaths.has(path) || known?.paths.has(path)) return true
      return paths().then(
        (all) => all.has(path),
        () => undefined,
      )
    },
    renew() {
      paths().catch(() => undefined)
    },
  }
}
