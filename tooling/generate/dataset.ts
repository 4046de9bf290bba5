/**
 * Writes the shipped dataset, `seed/dataset/data.ndjson`, in Sanity's import format: a document a
 * line, assets named by file. The embedded lake is filled from it when it is empty; `sanity dataset
 * import` takes it too.
 */
import { seedDocuments } from '../../seed/content/index.ts'
import { updateFile } from './generatedFile.ts'

// By id, so that adding a document changes one line.
const documents = seedDocuments.toSorted((a, b) => (String(a._id) < String(b._id) ? -1 : 1))
const lines = documents.map((document) => `${JSON.stringify(document)}\n`)
await updateFile('seed/dataset/data.ndjson', lines.join(''))
