import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { openDataset } from '../lake/embeddedDataset.ts'
import { temporaryDir } from './site.ts'

const PAGES = 2_000
const DOCUMENTS = 20_000
const BATCH = 500

/**
 * Copies a seeded data folder and adds documents up to 20,000: 2,000 pages, which are copies of
 * the shipped ones at other paths, and articles that refer to them. The lake's engine writes them
 * in this process in a few seconds, so no server may use the folder.
 * @returns the copy
 */
export function growDataset(seededDir: string): string {
  const dir = temporaryDir()
  cpSync(seededDir, dir, { recursive: true })
  const dataset = openDataset({ file: join(dir, 'lake/lake.sqlite') })
  try {
    const { result } = dataset.query({ query: '*[_type == "page"]' })
    const shipped = Array.isArray(result) ? result : []
    const documents: object[] = []
    for (let n = shipped.length; n < PAGES; n++) {
      documents.push(pageOf(shipped[n % shipped.length], n))
    }
    for (let n = dataset.count() + documents.length; n < DOCUMENTS; n++)
      documents.push(articleOf(n))
    for (let at = 0; at < documents.length; at += BATCH) {
      const batch = documents.slice(at, at + BATCH).map((document) => ({ create: document }))
      dataset.transact(batch, { author: 'benchmark' })
    }
    return dir
  } finally {
    dataset.close()
  }
}

function pageOf(shipped: object, n: number): object {
  return { ...shipped, _id: `grown-page-${n}`, _rev: undefined, path: `/grown/page-${n}` }
}

function articleOf(n: number): object {
  return {
    _id: `grown-article-${n}`,
    _type: 'article',
    title: `Article ${n}`,
    body: `What article ${n} says, at some length. `.repeat(12),
    page: { _type: 'reference', _ref: `grown-page-${100 + (n % 1_000)}` },
  }
}
