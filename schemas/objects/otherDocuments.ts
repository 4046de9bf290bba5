/**
 * GROQ, with the parameters of `otherDocuments`: not this document in any form, and nothing that
 * only another release will publish.
 */
export const OTHER_DOCUMENTS =
  '!(_id in [$id, "drafts." + $id, "versions." + $release + "." + $id]) && (!(_id in path("versions.**")) || string::startsWith(_id, "versions." + $release + "."))'

/** @param id of a document, its draft or its version in a release */
export function otherDocuments(id: string): { id: string; release: string } {
  const [, release = ''] = /^versions\.([^.]+)\./.exec(id) ?? []
  return { id: publishedId(id), release }
}

/** The id a draft or version is published under. */
export function publishedId(id: string): string {
  return id.replace(/^(?:drafts|versions\.[^.]+)\./, '')
}
