import { describe, expect, test } from 'vitest'
import { clientOver } from '../../tests/content/clientOver.ts'
import { clientWith } from '../../tests/content/clientWith.ts'
import { readDocuments } from './readDocuments.ts'

describe('readDocuments', () => {
  test('reads drafts and published documents, but no versions in releases and no share links', async () => {
    const client = clientOver([
      { _id: 'home', _type: 'page' },
      { _id: 'drafts.home', _type: 'page' },
      { _id: 'versions.winter.home', _type: 'page' },
      { _id: 'versions.winter.new', _type: 'page' },
      { _id: 'preview-link.secret', _type: 'previewLink' },
      { _id: '_.releases.winter', _type: 'system.release' },
      { _id: 'image-1', _type: 'sanity.imageAsset' },
    ])
    const documents = await readDocuments(client, 'raw')
    expect(documents.map(({ _id }) => _id)).toEqual(['drafts.home', 'home'])
  })

  test('reads the last document of more than fit into one result', async () => {
    const articles = Array.from({ length: 6_000 }, (_, index) => ({
      _id: `article-${index}`,
      _type: 'article',
    }))
    const client = clientOver([{ _id: 'page-pricing', _type: 'page' }, ...articles])
    const documents = await readDocuments(client, 'raw')
    expect(new Set(documents.map(({ _id }) => _id)).size).toBe(6_001)
    expect(documents.at(-1)?._id).toBe('page-pricing')
  })

  test('fails if there are too many documents, and returns no part of them', async () => {
    const page = Array.from({ length: 2_000 }, (_, index) => ({
      _id: `${index}`,
      _type: 'article',
    }))
    const reading = readDocuments(
      clientWith(() => page),
      'raw',
    )
    await expect(reading).rejects.toThrow('there are more than 50,000 documents')
  })
})
