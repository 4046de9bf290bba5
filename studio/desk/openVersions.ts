import type { SanityClient } from 'sanity'

const QUERY = `{
  "releases": *[_type == "system.release" && state == "active"].name,
  "versions": *[_type == $type && _id in path("versions.**")]._id
}`

interface QueryResult {
  releases: readonly string[]
  versions: readonly string[]
}

/** @returns the ids of all versions of a type in releases that accept changes */
export async function openVersions(client: SanityClient, type: string): Promise<string[]> {
  const { releases, versions } = await client
    .withConfig({ perspective: 'raw' })
    .fetch<QueryResult>(QUERY, { type })
  return versions.filter((id) => releases.some((name) => id.startsWith(`versions.${name}.`)))
}
