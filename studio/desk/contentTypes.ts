import type { Schema } from 'sanity'

/** Excludes what the Studio and its plugins store, such as pictures. */
export function isContentType(type: ReturnType<Schema['get']>): boolean {
  return type?.type?.name === 'document' && !/^(?:sanity|system|assist|media)\./.test(type.name)
}
