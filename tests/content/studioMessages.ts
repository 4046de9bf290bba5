import { clientWith } from './clientWith.ts'
import { validateDocuments } from './validateDocuments.ts'

const client = clientWith(() => [])
const STAMPS = { _rev: '1', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' }

/** The Studio's warnings and errors about the fields of these sections on a page. */
export async function markersIn(...sections: Record<string, unknown>[]) {
  const keyed = sections.map((section, index) => ({ _key: `section${index}`, ...section }))
  const page = { _id: 'page', _type: 'page', ...STAMPS, sections: keyed }
  const [checked] = await validateDocuments([page], client)
  return checked?.markers.filter(({ path }) => path[0] === 'sections' && path.length > 1) ?? []
}

export async function messagesIn(section: Record<string, unknown>): Promise<string[]> {
  return (await markersIn(section)).map(({ message }) => message)
}

/** The messages about the fields of this name, or the members at this index, in a document. */
export async function fieldMessages(
  document: { _type: string } & Record<string, unknown>,
  field: string | number,
): Promise<string[]> {
  const [checked] = await validateDocuments([{ _id: 'a', ...STAMPS, ...document }], client)
  const about = checked?.markers.filter(({ path }) => path.at(-1) === field)
  return about?.map(({ message }) => message) ?? []
}
