import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readImportSource } from './source.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lake-source-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

describe('the source of an import', () => {
  test('reads a document a line, also if texts contain line and paragraph separators', async () => {
    const documents = [
      { _id: 'a', _type: 'faqItem', question: 'Kwame\u2028Mensah\u2029?' },
      { _id: 'b', _type: 'faqItem' },
    ]
    const lines = documents.map((document) => JSON.stringify(document))
    await writeFile(join(dir, 'data.ndjson'), `${lines.join('\r\n')}\n\n`)
    expect((await readImportSource(dir)).documents).toEqual(documents)
  })

  test('names the file and line of a document without a type', async () => {
    await writeFile(join(dir, 'data.ndjson'), '{"_id":"a","_type":"page"}\n\n{"_id":"b"}')
    await expect(readImportSource(dir)).rejects.toThrow('data.ndjson:3: a document needs a _type')
  })
})
