import { isRecord } from '../content/isRecord.ts'
import { IS_PAGE } from '../content/pageTypes.ts'
import type { Preview } from '../services.ts'
import {
  type EditableDocument,
  editableDocument,
  SETTINGS_ID,
  shownDocuments,
  shownPaths,
} from './editable.ts'

/** The data of a page in a preview. */
export interface PreviewInfo extends Pick<Preview, 'kind' | 'perspective' | 'expiresAt'> {
  /** Documents whose texts and pictures are on the page; empty for viewers who can't edit. */
  documents: EditableDocument[]
}

/** A page shows far fewer; the others are edited through the desk. */
const DOCUMENTS_MAX = 300

/** Whole documents of any type, so no type is generated. */
const DOCUMENTS_QUERY = '*[_id in $ids]'
/** Pages whose titles a breadcrumb or a link to another page shows. */
const NAMED_PAGES_QUERY = `*[${IS_PAGE} && path in $paths && !(_id in $ids)]{ _id, _type, title }`

/**
 * @param shown the data of the page: any document in it has an `_id`
 * @throws ContentUnavailableError if the documents can't be read
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
  return isRecord(document) ? projected.get(String(document._id)) : undefined
}
