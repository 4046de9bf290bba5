import { describe, expect, test } from 'vitest'
import { withLake } from './withLake.ts'

describe('actions', () => {
  const lake = withLake()

  test('cover the life cycle of a document', async () => {
    const ids = { draftId: 'drafts.p', publishedId: 'p' }
    await lake.client.action({
      actionType: 'sanity.action.document.create',
      publishedId: 'p',
      attributes: { _id: 'drafts.p', _type: 'post', title: 'draft' },
      ifExists: 'fail',
    })
    expect(await lake.client.fetch('count(*[_id == "p"])')).toBe(0)
    const drafts = { perspective: 'drafts' as const }
    expect(await lake.client.fetch('*[_id == "p"][0].title', {}, drafts)).toBe('draft')

    await lake.client.action({
      actionType: 'sanity.action.document.edit',
      ...ids,
      patch: { set: { title: 'edited' } },
    })
    const published = await lake.client.action(
      { actionType: 'sanity.action.document.publish', ...ids },
      { transactionId: 'publish-1' },
    )
    expect(published.transactionId).toBe('publish-1')
    expect(await lake.client.fetch('*[_id == "p"][0].title')).toBe('edited')
    expect(await lake.raw.fetch('count(*[_id == "drafts.p"])')).toBe(0)

    await lake.client.action({
      actionType: 'sanity.action.document.edit',
      ...ids,
      patch: { set: { title: 'again' } },
    })
    expect(await lake.client.fetch('*[_id == "p"][0]{title, _originalId}', {}, drafts)).toEqual({
      title: 'again',
      _originalId: 'drafts.p',
    })
    await lake.client.action({ actionType: 'sanity.action.document.discard', draftId: 'drafts.p' })
    await lake.client.action({ actionType: 'sanity.action.document.unpublish', ...ids })
    expect(await lake.client.fetch('count(*[_id == "p"])')).toBe(0)
    expect(await lake.raw.fetch('*[_id == "drafts.p"][0].title')).toBe('edited')
    await lake.client.action({ actionType: 'sanity.action.document.publish', ...ids })
    await lake.client.action({
      actionType: 'sanity.action.document.delete',
      publishedId: 'p',
      includeDrafts: [],
    })
    expect(await lake.raw.fetch('count(*[_id in ["p", "drafts.p"]])')).toBe(0)
  })

  test('add a key to array items without one', async () => {
    const ids = { draftId: 'drafts.k', publishedId: 'k' }
    await lake.client.action({
      actionType: 'sanity.action.document.create',
      publishedId: 'k',
      attributes: { _id: 'drafts.k', _type: 'post', items: [{ a: 1 }, { _key: 'own', a: 2 }] },
      ifExists: 'fail',
    })
    await lake.client.action({
      actionType: 'sanity.action.document.edit',
      ...ids,
      patch: { insert: { after: 'items[-1]', items: [{ a: 3 }] } },
    })
    const draft = await lake.raw.getDocument('drafts.k')
    const _key = expect.stringMatching(/./)
    expect(draft?.items).toEqual([
      { _key, a: 1 },
      { _key: 'own', a: 2 },
      { _key, a: 3 },
    ])
  })

  test('refuses invalid actions, with the shape of an action error', async () => {
    const publish = lake.client.action({
      actionType: 'sanity.action.document.publish',
      draftId: 'drafts.nobody',
      publishedId: 'nobody',
    })
    await expect(publish).rejects.toMatchObject({ statusCode: expect.any(Number) })
    const error = await publish.catch((caught) => caught)
    expect([400, 404, 409]).toContain(error.statusCode)
    expect(error.message).toContain('nobody')
  })
})
