import type { Preview } from '../services.ts'
import { type EditableDocument, editableDocument, shownDocuments, shownPaths } from './editable.ts'

/** What a page in a preview knows about it. */
export interface PreviewInfo extends Pick<Preview, 'kind' | 'perspective' | 'expiresAt'> {
  /** Documents whose words and pictures stand on the page; none for who can't edit them. */
  documents: EditableDocument[]
}

/** A page shows far fewer; the others are edited through the desk. */
const DOCUMENTS_MAX = 300
const SETTINGS_ID = 'siteSettings'

/** Whole documents, whatever they hold: of no use to types. */
const DOCUMENTS_QUERY = '*[_id in $ids]'
/** Pages that a breadcrumb or a link to another page names by their titles. */
const NAMED_PAGES_QUERY =
  '*[_type in ["page", "policy"] && path in $paths && !(_id in $ids)]{ _id, _type, title }'

/**
 * @param shown what the page was made from: any document in it is named by its `_id`
 * @throws ContentUnavailableError when the documents can't be read
 */
export async function previewInfo(preview: Preview, shown: unknown): Promise<PreviewInfo> {
  const { kind, perspective, expiresAt } = preview
  const documents = kind === 'editor' ? await editableDocuments(preview, shown) : []
  return { kind, perspective, expiresAt, documents }
}

async function editableDocuments({ content }: Preview, shown: unknown) {
  const projected = shownDocuments(shown)
  const ids = [SETTINGS_ID, ...projected.keys()].slice(0, DOCUMENTS_MAX)
  const paths = ['/', ...shownPaths(shown)].slice(0, DOCUMENTS_MAX)
  const [{ data: documents }, { data: pages }] = await Promise.all([
    content.read(DOCUMENTS_QUERY, { ids }),
    content.read(NAMED_PAGES_QUERY, { paths, ids }),
  ])
  return [...documents, ...pages].flatMap(
    (document: unknown) => editableDocument(document, projectedAs(document, projected)) ?? [],
  )
}

function projectedAs(document: unknown, projected: ReadonlyMap<string, unknown>): unknown {
  return typeof document === 'object' && document !== null && '_id' in document
    ? projected.get(String(document._id))
    : undefined
}
