import type { ContentReader } from '../../app/services.ts'

/** The dependencies of one render. */
export interface Dependencies {
  /** Sync tags of every result. */
  tags: readonly string[]
  /** A result carried no tags, so any change may concern it. */
  dependsOnAll: boolean
  /** The lake did not respond in time: some of the content may be out of date. */
  mayBeOutdated: boolean
  /** Some content could not be read at all, so it may be missing. */
  incomplete: boolean
}

/** A reader for one render that records its dependencies. */
export function trackDependencies(content: ContentReader): {
  content: ContentReader
  dependencies(): Dependencies
} {
  const tags = new Set<string>()
  let dependsOnAll = false
  let mayBeOutdated = false
  let incomplete = false
  return {
    content: {
      async read(query, params) {
        const result = await content.read(query, params).catch((error: unknown) => {
          incomplete = true
          throw error
        })
        for (const tag of result.tags) tags.add(tag)
        dependsOnAll ||= result.tags.length === 0
        mayBeOutdated ||= result.lastKnown === true
        return result
      },
    },
    dependencies: () => ({ tags: [...tags], dependsOnAll, mayBeOutdated, incomplete }),
  }
}
