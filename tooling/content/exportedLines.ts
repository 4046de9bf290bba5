import type { SanityClient } from '@sanity/client'
import * as v from 'valibot'
import { linesOf } from '../../lake/import/lines.ts'

const documentSchema = v.looseObject({ _id: v.string() })

/**
 * The lines of the dataset's export, a document each, drafts and versions included. As
 * @sanity/export has it, system documents are left out, releases excepted.
 */
export async function* exportedLines(client: SanityClient): AsyncGenerator<string> {
  const { dataset, projectId = '', token, resolveFetch } = client.config()
  const fetchFromLake = resolveFetch?.() ?? fetch
  const response = await fetchFromLake(client.getUrl(`/data/export/${dataset}`), {
    headers: {
      // A custom API host does not contain the project id.
      'X-Sanity-Project-ID': projectId,
      ...(token && { Authorization: `Bearer ${token}` }),
    },
  })
  if (!response.ok || !response.body)
    throw new Error(`The Content Lake responded with HTTP ${response.status}`)
  for await (const line of linesOf(decoded(response.body))) {
    if (isExported(line)) yield line
  }
}

async function* decoded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

function isExported(line: string): boolean {
  if (line === '') return false
  const document = v.safeParse(documentSchema, JSON.parse(line))
  // The lake reports an error during the export as a line.
  if (!document.success) throw new Error(`The Content Lake sent ${line.slice(0, 200)}`)
  return isTransferred(document.output._id)
}

/** Whether exports and imports include a document with this id. */
export function isTransferred(id: string): boolean {
  return !id.startsWith('_.') || id.startsWith('_.releases.')
}
