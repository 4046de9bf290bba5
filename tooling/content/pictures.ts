import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import * as v from 'valibot'
import { OUTDATED_PICTURES, shippedPictures } from '../../lake/import/outdatedPictures.ts'
import { PermanentError } from './permanentError.ts'

/** Words about a picture that editors may have changed. */
const DESCRIBED = ['altText', 'title', 'description', 'creditLine'] as const

const assetsSchema = v.array(
  v.looseObject({
    _id: v.string(),
    originalFilename: v.string(),
    ...v.entriesFromList(DESCRIBED, v.optional(v.nullable(v.string()))),
  }),
)
type Asset = v.InferOutput<typeof assetsSchema>[number]

const documentsSchema = v.array(v.looseObject({ _id: v.string(), _rev: v.string() }))

/**
 * Replaces shipped pictures of older versions in all documents, drafts and releases included, or
 * reports which it would replace. The replaced assets are not deleted.
 * @param client of the `raw` perspective
 * @param dir the shipped dataset in Sanity's import format
 * @returns lines for the terminal
 */
export async function replaceOutdatedPictures(
  client: SanityClient,
  dir: string,
  { apply, names }: { apply: boolean; names: readonly string[] },
): Promise<string> {
  const shipped = await shippedPictures(dir)
  const unknown = names.filter((name) => !shipped.names.includes(name))
  if (unknown.length > 0)
    throw new PermanentError(`No shipped picture is called ${unknown.join(', ')}`)
  const query = `${OUTDATED_PICTURES} | order(originalFilename)`
  const params = { ...shipped, names: names.length > 0 ? names : shipped.names }
  const lines: string[] = []
  for (const asset of v.parse(assetsSchema, await client.fetch(query, params))) {
    const users = await usersOf(client, asset._id)
    if (users.length === 0) continue
    if (apply) await replace(client, asset, users, join(dir, 'images', asset.originalFilename))
    lines.push(`  ${asset.originalFilename} in ${users.map(({ _id }) => _id).join(', ')}\n`)
  }
  if (lines.length === 0) return 'No shipped picture has to be replaced.\n'
  const heading = apply ? 'Replaced:' : 'Shipped pictures that this version draws differently:'
  const next = apply ? '' : 'Add --apply to replace them, or --apply and names for some of them.\n'
  return `${heading}\n${lines.join('')}${next}`
}

async function usersOf(client: SanityClient, assetId: string) {
  return v.parse(documentsSchema, await client.fetch('*[references($assetId)]', { assetId }))
}

async function replace(
  client: SanityClient,
  old: Asset,
  users: v.InferOutput<typeof documentsSchema>,
  file: string,
): Promise<void> {
  const filename = old.originalFilename
  const replacement = await client.assets.upload('image', await readFile(file), { filename })
  const words = DESCRIBED.flatMap((name) => (old[name] ? [[name, old[name]]] : []))
  const transaction = client.transaction()
  if (words.length > 0)
    transaction.patch(replacement._id, (patch) => patch.set(Object.fromEntries(words)))
  for (const user of users) {
    const paths = referencePaths(user, old._id)
    const values = Object.fromEntries(paths.map((path) => [path, replacement._id]))
    // If an editor has changed the document since it was read, the transaction is refused.
    transaction.patch(user._id, (patch) => patch.ifRevisionId(user._rev).set(values))
  }
  await transaction.commit()
}

/** @returns the paths of `_ref`s to a document, as patches name them */
function referencePaths(value: unknown, id: string, path = ''): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, at) => referencePaths(item, id, path + selector(item, at)))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => {
    const inner = path === '' ? name : `${path}.${name}`
    return name === '_ref' && each === id ? [inner] : referencePaths(each, id, inner)
  })
}

function selector(item: unknown, at: number): string {
  const hasKey = typeof item === 'object' && item !== null && '_key' in item
  return hasKey ? `[_key=="${item._key}"]` : `[${at}]`
}
