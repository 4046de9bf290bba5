import { describe, expect, test } from 'vitest'
import { clientWith } from '../../tests/content/clientWith.ts'
import { fetchFrom } from '../../tests/content/fetchFrom.ts'
import { readDocuments } from './readDocuments.ts'

describe('readDocuments', () => {
  test('reads drafts and published documents, but no versions in releases and no share links', async () => {
    const dataset = [
      { _id: 'home', _type: 'page' },
      { _id: 'drafts.home', _type: 'page' },
      { _id: 'versions.winter.home', _type: 'page' },
      { _id: 'versions.winter.new', _type: 'page' },
      { _id: 'preview-link.secret', _type: 'previewLink' },
      { _id: '_.releases.winter', _type: 'system.release' },
      { _id: 'image-1', _type: 'sanity.imageAsset' },
    ]
    const client = clientWith((searchParams) =>
      fetchFrom(dataset)(searchParams.get('query') ?? '', {}),
    )
    const documents = await readDocuments(client, 'raw')
    expect(documents.map(({ _id }) => _id)).toEqual(['home', 'drafts.home'])
  })
})
