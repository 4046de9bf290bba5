import { describe, expect, test } from 'vitest'
import { fetchFrom } from '../../tests/content/fetchFrom.ts'
import { OTHER_DOCUMENTS, otherDocuments } from './otherDocuments.ts'

const dataset = [
  'home',
  'drafts.home',
  'versions.winter.home',
  'versions.summer.home',
  'about',
  'drafts.about',
  'versions.winter.about',
  'versions.summer.about',
  'contact',
  'drafts.contact',
  'versions.summer.news',
].map((_id) => ({ _id }))

const unpublished = {
  _id: 'versions.winter.contact',
  _system: { delete: true },
}

const others = async (id: string, added: readonly object[] = []): Promise<string[]> => {
  const fetch = fetchFrom([...dataset, ...added])
  return fetch(`*[${OTHER_DOCUMENTS}]._id`, { ...(await otherDocuments(id, fetch)) })
}

describe('documents other than the edited one', () => {
  test.each(['home', 'drafts.home'])('of %s are those outside of releases', async (id) => {
    expect(await others(id)).toEqual(['about', 'drafts.about', 'contact', 'drafts.contact'])
  })

  test('the others of a version include the version of a document instead of its published form', async () => {
    expect(await others('versions.winter.home')).toEqual([
      'versions.winter.about',
      'contact',
      'drafts.contact',
    ])
  })

  test('the others of a version do not include documents that its release unpublishes', async () => {
    expect(await others('versions.winter.home', [unpublished])).toEqual(['versions.winter.about'])
  })
})
