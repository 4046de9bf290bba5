import { beforeEach, describe, expect, test } from 'vitest'
import { withLake } from './withLake.ts'

/** Every kind of mutation and patch through the real client. */
describe('writing through @sanity/client', () => {
  const lake = withLake()

  beforeEach(async () => {
    await lake.client.create({
      _id: 'post',
      _type: 'post',
      title: 'Hello world',
      count: 1,
      tags: ['x', 'y'],
      body: [{ _type: 'block', _key: 'b', children: [{ _type: 'span', _key: 's', text: 'Some' }] }],
    })
  })

  test('creates with the fields the lake adds', async () => {
    const created = await lake.client.create({ _type: 'post', title: 'New' })
    expect(created._id).toMatch(/\S{8,}/)
    expect(created._rev).toBeTruthy()
    expect(new Date(created._createdAt).getTime()).toBeGreaterThan(0)
    expect(created._updatedAt).toBe(created._createdAt)
    expect(await lake.client.getDocument(created._id)).toEqual(created)
  })

  test('refuses to create an existing document', async () => {
    await expect(lake.client.create({ _id: 'post', _type: 'post' })).rejects.toMatchObject({
      statusCode: 409,
      message: expect.stringContaining('already exists'),
    })
  })

  test.each(['versions.a.versions.b.post', 'versions.a.drafts.post', 'drafts.versions.a.post'])(
    'refuses the id %s, which would be published as a draft or version',
    async (_id) => {
      await expect(lake.client.create({ _id, _type: 'post' })).rejects.toMatchObject({
        statusCode: 400,
        message: expect.stringContaining('is a draft or version of another one'),
      })
    },
  )

  test('refuses a patch of many documents whose copies are too large together', async () => {
    const ids = Array.from({ length: 10 }, (_, n) => `many-${n}`)
    const creates = ids.map((_id) => ({ create: { _id, _type: 'many', text: 'old' } }))
    await lake.client.mutate(creates)
    const setIfMissing = { text: 'x'.repeat(3_500_000) }
    const patch = { query: '*[_type == "many"]', setIfMissing }
    await expect(lake.client.mutate([{ patch }])).rejects.toMatchObject({ statusCode: 413 })
  })

  test('createIfNotExists leaves an existing document unchanged', async () => {
    await lake.client.createIfNotExists({ _id: 'post', _type: 'post', title: 'Other' })
    expect((await lake.client.getDocument('post'))?.title).toBe('Hello world')
  })

  test('createOrReplace replaces everything', async () => {
    const replaced = await lake.client.createOrReplace({ _id: 'post', _type: 'post', title: 'Two' })
    expect(replaced).toMatchObject({ title: 'Two' })
    expect(replaced).not.toHaveProperty('count')
  })

  test('deletes by id and by query, and ignores a missing document', async () => {
    await lake.client.delete('post')
    expect(await lake.client.getDocument('post')).toBeUndefined()
    await lake.client.create({ _id: 'one', _type: 'gone' })
    await lake.client.create({ _id: 'two', _type: 'gone' })
    await lake.client.delete({ query: '*[_type == $type]', params: { type: 'gone' } })
    expect(await lake.client.fetch('count(*[_type == "gone"])')).toBe(0)
    await expect(lake.client.delete('never-there')).resolves.toBeDefined()
  })

  test('applies set, setIfMissing, unset, inc and dec of one patch', async () => {
    const patched = await lake.client
      .patch('post')
      .set({ title: 'Hello there', 'nested.value': 1 })
      .setIfMissing({ title: 'unused', extra: { a: 1 } })
      .inc({ count: 5 })
      .dec({ count: 2 })
      .unset(['tags[0]'])
      .commit()
    expect(patched).toMatchObject({
      title: 'Hello there',
      count: 4,
      tags: ['y'],
      extra: { a: 1 },
    })
    expect(patched._rev).not.toBe('')
  })

  test('inserts, replaces, appends, prepends and splices members of an array', async () => {
    const tags = async () => (await lake.client.getDocument('post'))?.tags
    await lake.client.patch('post').insert('after', 'tags[-1]', ['z']).commit()
    expect(await tags()).toEqual(['x', 'y', 'z'])
    await lake.client.patch('post').insert('before', 'tags[0]', ['a']).commit()
    expect(await tags()).toEqual(['a', 'x', 'y', 'z'])
    await lake.client.patch('post').insert('replace', 'tags[1:3]', ['m']).commit()
    expect(await tags()).toEqual(['a', 'm', 'z'])
    await lake.client.patch('post').append('tags', ['end']).commit()
    await lake.client.patch('post').prepend('tags', ['start']).commit()
    expect(await tags()).toEqual(['start', 'a', 'm', 'z', 'end'])
    await lake.client.patch('post').splice('tags', 1, 3, ['q']).commit()
    expect(await tags()).toEqual(['start', 'q', 'end'])
  })

  // The hosted API treats -1 in a range as the end of the list. For a negative start and a count
  // the client writes the range to the end, whatever the count.
  test.each<[call: string, args: [number, number?, string[]?], expected: string]>([
    ['splice(-1, 1)', [-1, 1], 'a b c d'],
    ['splice(-1)', [-1], 'a b c d'],
    ['splice(3)', [3], 'a b c'],
    ['splice(3, -1)', [3, -1], 'a b c'],
    ['splice(0)', [0], ''],
    ['splice(0, 0, [F])', [0, 0, ['F']], 'F a b c d e'],
    ['splice(0, 2)', [0, 2], 'c d e'],
    ['splice(1, 2, [F, G])', [1, 2, ['F', 'G']], 'a F G d e'],
    ['splice(2, 0, [F])', [2, 0, ['F']], 'a b F c d e'],
    ['splice(5, 0, [F])', [5, 0, ['F']], 'a b c d e F'],
    ['splice(9, 0, [F])', [9, 0, ['F']], 'a b c d e F'],
    ['splice(-2, 2, [F])', [-2, 2, ['F']], 'a b c F'],
    ['splice(-9, 9, [F])', [-9, 9, ['F']], 'F'],
  ])('%s of a b c d e results in %j', async (_call, args, expected) => {
    const tags = ['a', 'b', 'c', 'd', 'e']
    const patched = await lake.client
      .patch('post')
      .set({ tags })
      .splice('tags', ...args)
      .commit()
    expect(patched.tags.join(' ')).toBe(expected)
  })

  test('splice inside the members of a list changes each of them', async () => {
    const list = [1, 2].map((n) => ({ _key: `k${n}`, 'of it': ['a', 'b', 'c'].slice(0, n + 1) }))
    const path = "list[*]['of it']"
    const patched = await lake.client.patch('post').set({ list }).splice(path, 1).commit()
    expect(patched.list).toEqual(list.map((each) => ({ ...each, 'of it': ['a'] })))
  })

  test.each<[what: string, patch: Record<string, unknown>]>([
    ['an append to a missing list', { insert: { after: 'missing[-1]', items: ['x'] } }],
    ['an append to what is no list', { insert: { after: 'title[-1]', items: ['x'] } }],
    ['inc of a string', { inc: { title: 1 } }],
    ['inc of a missing field', { inc: { missing: 1 } }],
    ['set in a member that is missing', { set: { 'body[_key=="none"].style': 'h1' } }],
    ['set of a member after the end', { set: { 'tags[7].name': 'x' } }],
  ])('%s changes nothing, as on the hosted lake', async (_what, operations) => {
    const before = await lake.client.getDocument('post')
    await lake.client.mutate([{ patch: { id: 'post', ...operations } }])
    const after = await lake.client.getDocument('post')
    expect({ ...after, _rev: '', _updatedAt: '' }).toEqual({ ...before, _rev: '', _updatedAt: '' })
  })

  test('changes a nested member by its key, and a text by diffMatchPatch', async () => {
    const path = 'body[_key=="b"].children[_key=="s"].text'
    await lake.client
      .patch('post')
      .set({ [path]: 'Changed' })
      .commit()
    expect((await lake.client.getDocument('post'))?.body[0].children[0].text).toBe('Changed')
    const patched = await lake.client
      .patch('post')
      .diffMatchPatch({ title: '@@ -1,11 +1,13 @@\n Hello\n+!!\n  world\n' })
      .commit()
    expect(patched.title).toBe('Hello!! world')
  })

  test('patches every document that a query finds', async () => {
    await lake.client.create({ _id: 'other', _type: 'post' })
    await lake.client.patch({ query: '*[_type == "post"]' }).set({ seen: true }).commit({
      returnFirst: false,
      returnDocuments: false,
    })
    expect(await lake.client.fetch('count(*[seen == true])')).toBe(2)
  })

  test('refuses a patch whose revision is not the current one', async () => {
    const stale = lake.client.patch('post').ifRevisionId('stale').set({ title: 'No' }).commit()
    await expect(stale).rejects.toMatchObject({ statusCode: 409 })
    const current = await lake.client.getDocument('post')
    const fresh = lake.client
      .patch('post')
      .ifRevisionId(current?._rev ?? '')
      .set({ title: 'Yes' })
    expect(await fresh.commit()).toMatchObject({ title: 'Yes' })
  })

  test('refuses to patch a missing document', async () => {
    await expect(lake.client.patch('missing').set({ a: 1 }).commit()).rejects.toMatchObject({
      statusCode: 409,
    })
  })

  test('adds keys to array members on request', async () => {
    const patched = await lake.client
      .patch('post')
      .setIfMissing({ list: [] })
      .append('list', [{ a: 1 }])
      .commit({ autoGenerateArrayKeys: true })
    expect(patched.list[0]._key).toMatch(/\S{6,}/)
  })

  test('applies a transaction under its id, and nothing of one that fails', async () => {
    const done = await lake.client
      .transaction()
      .transactionId('tx-from-client')
      .create({ _id: 'three', _type: 'post', title: '3' })
      .patch('three', (patch) => patch.set({ title: '3b' }))
      .delete('post')
      .commit()
    expect(done.transactionId).toBe('tx-from-client')
    expect(done.results.map((each) => each.id)).toContain('three')
    expect(await lake.client.getDocument('three')).toMatchObject({
      title: '3b',
      _rev: 'tx-from-client',
    })

    const failing = lake.client
      .transaction()
      .create({ _id: 'four', _type: 'post' })
      .patch('nobody', (patch) => patch.set({ a: 1 }))
      .commit()
    await expect(failing).rejects.toMatchObject({ statusCode: 409 })
    expect(await lake.client.getDocument('four')).toBeUndefined()
  })

  test('a transaction sent again with its id is refused, not applied twice', async () => {
    const add = () => lake.client.transaction().patch('post', (patch) => patch.inc({ count: 1 }))
    const sent = await add().transactionId('sent-once').commit({ returnDocuments: false })
    expect(sent.transactionId).toBe('sent-once')
    await expect(add().transactionId('sent-once').commit()).rejects.toMatchObject({
      statusCode: 409,
      details: { type: 'mutationError', items: [{ error: { transactionId: 'sent-once' } }] },
    })
    expect(await lake.client.getDocument('post')).toMatchObject({ count: 2, _rev: 'sent-once' })
  })

  test('accepts the id of a transaction in the URL too', async () => {
    const response = await lake.started.request(
      '/v2025-02-19/data/mutate/production?transactionId=in-the-address',
      {
        method: 'POST',
        body: JSON.stringify({ mutations: [{ patch: { id: 'post', set: { title: 'A' } } }] }),
      },
    )
    expect(await response.json()).toEqual({ transactionId: 'in-the-address' })
    expect((await lake.client.getDocument('post'))?._rev).toBe('in-the-address')
  })

  test('patches every member of a list, and nothing for an invalid path', async () => {
    await lake.client.patch('post').set({ 'body[*].style': 'normal' }).commit()
    expect((await lake.client.getDocument('post'))?.body[0]).toMatchObject({ style: 'normal' })
    const slip = lake.client.patch('post').set({ 'title en': 'Changed' }).commit()
    await expect(slip).rejects.toMatchObject({ statusCode: 400 })
    expect((await lake.client.getDocument('post'))?.title).toBe('Hello world')
  })

  test('dry runs validate but store nothing', async () => {
    await lake.client.create({ _id: 'five', _type: 'post' }, { dryRun: true })
    expect(await lake.client.getDocument('five')).toBeUndefined()
    await expect(
      lake.client.create({ _id: 'post', _type: 'post' }, { dryRun: true }),
    ).rejects.toMatchObject({ statusCode: 409 })
  })

  test('a dry run requested in the body stores nothing', async () => {
    const { started, client } = lake
    const response = await started.request('/v2025-02-19/data/mutate/production', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mutations: [{ delete: { id: 'post' } }], dryRun: true }),
    })
    expect(response.status).toBe(200)
    expect(await client.getDocument('post')).toBeDefined()
  })

  test('a deletion that asks to purge the history is refused, and deletes nothing', async () => {
    const purge = { delete: { id: 'post', purge: true } }
    await expect(lake.client.mutate([purge])).rejects.toMatchObject({ statusCode: 400 })
    expect(await lake.client.getDocument('post')).toBeDefined()
  })

  test('returns ids or documents as requested', async () => {
    const ids = await lake.client.create({ _id: 'six', _type: 'post' }, { returnDocuments: false })
    expect(ids).toMatchObject({ documentId: 'six', results: [{ id: 'six', operation: 'create' }] })
    const bare = await lake.started.request('/v2025-02-19/data/mutate/production', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mutations: [{ create: { _id: 'seven', _type: 'post' } }] }),
    })
    expect(Object.keys(await bare.json())).toEqual(['transactionId'])
    for (const visibility of ['sync', 'async', 'deferred'] as const) {
      await lake.client.create({ _type: 'post' }, { visibility })
    }
  })

  test('a request with an unknown visibility is refused', async () => {
    for (const [endpoint, body] of [
      ['mutate', { mutations: [] }],
      ['actions', { actions: [] }],
    ] as const) {
      const refused = await lake.started.request(
        `/v2025-02-19/data/${endpoint}/production?visibility=later`,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        },
      )
      expect([refused.status, await refused.text()], endpoint).toEqual([
        400,
        expect.stringContaining('`visibility` must be sync, async or deferred'),
      ])
    }
  })

  test('applies a mutation once to a document that it names twice', async () => {
    await lake.client.mutate([{ patch: { id: ['post', 'post'], inc: { count: 1 } } }] as never)
    expect((await lake.client.getDocument('post'))?.count).toBe(2)
  })

  test('enforces strong references', async () => {
    await lake.client.create({ _id: 'author', _type: 'author', name: 'Ada' })
    const author = { _type: 'reference', _ref: 'author' }
    await lake.client.patch('post').set({ author }).commit()
    await expect(lake.client.delete('author')).rejects.toMatchObject({ statusCode: 409 })
    const dangling = { _type: 'post', author: { _type: 'reference', _ref: 'nobody' } }
    await expect(lake.client.create(dangling)).rejects.toMatchObject({ statusCode: 409 })
    const weak = { _type: 'post', author: { ...dangling.author, _weak: true } }
    await expect(lake.client.create(weak)).resolves.toBeDefined()
    await lake.client.patch('post').unset(['author']).commit()
    await expect(lake.client.delete('author')).resolves.toBeDefined()
  })

  test('explains errors in a mutation', async () => {
    await expect(lake.client.create({ _id: 'bad id!', _type: 'post' })).rejects.toMatchObject({
      statusCode: 400,
    })
    const nonsense = await lake.started.request('/v2025-02-19/data/mutate/production', {
      method: 'POST',
      body: JSON.stringify({ mutations: [{ explode: {} }] }),
    })
    expect(nonsense.status).toBe(400)
    expect(await nonsense.json()).toMatchObject({ error: { description: expect.any(String) } })
  })
})
