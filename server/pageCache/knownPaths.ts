import * as v from 'valibot'
import type { ContentReader } from '../../app/services.ts'
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
  /** @returns undefined when content cannot be asked at the moment */
  has(path: string): Promise<boolean | undefined>
}

/** @param routePaths paths of routes that are code rather than content */
export function createKnownPaths(
  content: ContentReader,
  routePaths: ReadonlySet<string>,
): KnownPaths {
  let known: { data: unknown; paths: ReadonlySet<string> } | undefined

  /** The reader gives the same object until something changes: the set is made once for it. */
  async function paths(): Promise<ReadonlySet<string>> {
    const answer: { data: unknown } = await content.read(PATHS_QUERY)
    if (known === undefined || known.data !== answer.data) {
      const { pages, moved } = v.parse(answerSchema, answer.data)
      known = { data: answer.data, paths: new Set([...pages, ...moved]) }
    }
    return known.paths
  }

  return {
    async has(path) {
      if (path === NOT_FOUND_PATH || routePaths.has(path)) return true
      return paths().then(
        (all) => all.has(path),
        () => undefined,
      )
    },
  }
}
