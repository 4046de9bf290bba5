import type { Preview } from '../services.ts'
import { documentIds, type EditableDocument, editableDocument } from './editable.ts'

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
  const ids = [SETTINGS_ID, ...documentIds(shown)].slice(0, DOCUMENTS_MAX)
  const { data } = await content.read(DOCUMENTS_QUERY, { ids })
  return data.flatMap((document: unknown) => editableDocument(document) ?? [])
}
