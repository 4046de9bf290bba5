/**
 * Writes the shipped dataset, `seed/dataset/data.ndjson`, in Sanity's import format: one document
 * per line, with the file names of assets. An empty embedded lake imports it at start; `sanity
 * dataset import` accepts it too.
 */
import { seedDocuments } from '../../seed/content/index.ts'
import { updateFile } from './generatedFile.ts'

// By id, so that adding a document changes one line.
const documents = seedDocuments.toSorted((a, b) => (String(a._id) < String(b._id) ? -1 : 1))
const lines = documents.map((document) => `${JSON.stringify(document)}\n`)
await updateFile('seed/dataset/data.ndjson', lines.join(''))
