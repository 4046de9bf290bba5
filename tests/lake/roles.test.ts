import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { SanityClient } from '@sanity/client'
import { fetchSecretQuery } from '@sanity/preview-url-secret/constants'
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TEST_TOKEN } from './startLake.ts'
import { type LakeWithUsers, startLakeWithUsers } from './startLakeWithUsers.ts'

const SETTINGS = { _id: 'siteSettings', _type: 'siteSettings', name: 'Nsaa' }
/** Drafts of documents that the Studio creates have ids like those of preview secrets. */
const PAGE_ID = '1f0a4a4e-52cd-4f0c-9d5b-8a8c3a6c1c11'
const LATER_ID = '1f0a4a4e-52cd-4f0c-9d5b-8a8c3a6c1c12'
const SECRET_ID = 'drafts.aaaaaaaa-aaaa-aaaa-aaaa-aaaaaaaaaaaa'
const SECRET = { _type: 'sanity.previewUrlSecret', secret: 'abc' }
const ACL = '/v2021-06-07/projects/local/datasets/production/acl'

/** The real client, with a person's key as its token, against the real lake. */
describe('a person with the role', () => {
  let lake: LakeWithUsers
  const keys = new Map<string, string>()
  const clientOf = (role: string, config = {}): SanityClient =>
    lake.client({ token: keys.get(role) ?? '', perspective: 'raw', ...config })
  beforeAll(async () => {
    lake = await startLakeWithUsers()
    for (const [name, role] of [
      ['Ama Mensah', 'administrator'],
      ['Kofi Boateng', 'editor'],
      ['Esi Owusu', 'viewer'],
    ] as const) {
      keys.set(role, lake.add(name, role))
    }
    const first = lake.client({ perspective: 'raw' })
    await first.create(SETTINGS)
    await first.create({ _id: 'faq', _type: 'faqItem', question: 'Who?' })
    await first.create({ _id: 'drafts.faq', _type: 'faqItem', question: 'Who now?' })
    await first.create({ _id: 'other', _type: 'faqItem', question: 'What?' })
    await first.create({ _id: PAGE_ID, _type: 'page', title: 'Fees' })
    await first.create({ _id: `versions.rlater.${LATER_ID}`, _type: 'page', title: 'Later' })
  })
  afterAll(async () => {
    expect(lake.log.filter(({ level }) => level !== 'info')).toEqual([])
    await lake.stop()
  })

  const everyRole = test.each([['administrator'], ['editor'], ['viewer']])

  everyRole('%s reads published documents and drafts, and listens', async (role) => {
    const client = clientOf(role)
    expect(await client.fetch('*[_id == "siteSettings"][0].name')).toBe('Nsaa')
    expect(await client.getDocument('drafts.faq')).toMatchObject({ question: 'Who now?' })
    const heard = Promise.withResolvers<unknown>()
    const listening = client
      .listen('*[_id == $id]', { id: `seen-by-${role}` }, { events: ['welcome', 'mutation'] })
      .subscribe((event) => {
        if (event.type === 'welcome') {
          void lake.client().createOrReplace({ _id: `seen-by-${role}`, _type: 'note' })
        } else if (event.type === 'mutation') heard.resolve(event.documentId)
      })
    expect(await heard.promise).toBe(`seen-by-${role}`)
    listening.unsubscribe()
  })

  everyRole('%s is named by the lake, in the role’s own grants too', async (role) => {
    const me = await clientOf(role).request({ url: '/users/me' })
    expect(me).toMatchObject({ role, roles: [{ name: role }] })
    const path = `/v2021-06-07/users/${me.id}`
    const profile = await (await lake.request(path)).json()
    expect(profile).toMatchObject({ id: me.id, displayName: me.name })
    const headers = { authorization: `Bearer ${keys.get(role)}` }
    const grants = await (await lake.request(ACL, { headers })).json()
    const may = (filter: string) =>
      grants.flatMap((grant: { filter: string; permissions: string[] }) =>
        grant.filter === filter ? grant.permissions : [],
      )
    expect(may('_id in path("**")').includes('update')).toBe(role === 'administrator')
    expect(may('!(_type in ["siteSettings","migrations.applied"])').includes('update')).toBe(
      role === 'editor',
    )
  })

  test('administrator writes everything, also the site settings', async () => {
    const client = clientOf('administrator')
    await client.patch('siteSettings').set({ name: 'Nsaa Ltd' }).commit()
    await client.patch('siteSettings').set({ name: 'Nsaa' }).commit()
    await client.create({ _id: 'by-admin', _type: 'faqItem' })
    await client.delete('by-admin')
  })

  test('editor writes documents, uploads pictures and publishes, under the person’s name', async () => {
    const client = clientOf('editor')
    await client.create({ _id: 'drafts.by-editor', _type: 'faqItem', question: 'How?' })
    await client.action({
      actionType: 'sanity.action.document.publish',
      publishedId: 'by-editor',
      draftId: 'drafts.by-editor',
    })
    expect(await client.getDocument('by-editor')).toMatchObject({ question: 'How?' })
    const picture = await readFile('public/artwork/favicon.svg')
    const asset = await client.assets.upload('image', picture, { filename: 'favicon.svg' })
    expect(asset._id).toMatch(/^image-/)
    const { id } = await client.request<{ id: string }>({ url: '/users/me' })
    const history = await lake.request(
      '/v2025-02-19/data/history/production/transactions/by-editor',
    )
    expect(await history.text()).toContain(`"author":"${id}"`)
  })

  const settingsWrites: [string, (client: SanityClient) => Promise<unknown>][] = [
    ['a patch', (client) => client.patch('siteSettings').set({ name: 'X' }).commit()],
    ['a draft', (client) => client.create({ ...SETTINGS, _id: 'drafts.siteSettings' })],
    ['a version', (client) => client.create({ ...SETTINGS, _id: 'versions.r1.siteSettings' })],
    ['a replacement', (client) => client.createOrReplace({ ...SETTINGS, _type: 'faqItem' })],
    ['another id', (client) => client.create({ ...SETTINGS, _id: 'siteSettings2' })],
    ['deletion', (client) => client.delete('siteSettings')],
    ['deletion by a query', (client) => client.delete({ query: '*[_type == "siteSettings"]' })],
    [
      'a patch by a query',
      (client) => client.mutate([{ patch: { query: '*[name == "Nsaa"]', set: { name: 'X' } } }]),
    ],
    [
      'an action',
      (client) =>
        client.action({
          actionType: 'sanity.action.document.edit',
          publishedId: 'siteSettings',
          draftId: 'drafts.siteSettings',
          patch: { set: { name: 'X' } },
        }),
    ],
    [
      'a transaction with something else',
      (client) =>
        client
          .transaction()
          .patch('other', (patch) => patch.set({ question: 'Changed?' }))
          .patch('siteSettings', (patch) => patch.set({ name: 'X' }))
          .commit(),
    ],
  ]
  test.each(settingsWrites)(
    'editor cannot change the site settings by %s',
    async (_what, write) => {
      await expect(write(clientOf('editor'))).rejects.toMatchObject({
        statusCode: 403,
        message: 'Only administrators can change the site settings.',
      })
      expect(await lake.client().getDocument('siteSettings')).toMatchObject({ name: 'Nsaa' })
      expect(await lake.client().getDocument('other')).toMatchObject({ question: 'What?' })
    },
  )

  test('editor cannot schedule or publish a release with the site settings', async () => {
    const admin = clientOf('administrator')
    await admin.releases.create({ releaseId: 'rsettings', metadata: { title: 'Settings' } })
    await admin.create({ ...SETTINGS, _id: 'versions.rsettings.siteSettings', name: 'Later' })
    const editor = clientOf('editor')
    const publishAt = new Date(Date.now() + 3_600_000).toISOString()
    for (const attempt of [
      () => editor.releases.schedule({ releaseId: 'rsettings', publishAt }),
      () => editor.releases.publish({ releaseId: 'rsettings' }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ statusCode: 403 })
    }
    await editor.releases.create({ releaseId: 'rfaq', metadata: { title: 'Questions' } })
    await editor.create({ _id: 'versions.rfaq.other', _type: 'faqItem', question: 'What?' })
    await editor.releases.publish({ releaseId: 'rfaq' })
  })

  test.each(['foo', '_.releases.rforged', '_.releases.rlater'])(
    'editor cannot write the document %s of a release',
    async (_id) => {
      const publishAt = new Date(Date.now() + 3_600_000).toISOString()
      const document = { _type: 'system.release', state: 'scheduled', publishAt, name: 'rlater' }
      await expect(clientOf('editor').createOrReplace({ ...document, _id })).rejects.toMatchObject({
        statusCode: 403,
        message: 'Releases are changed by actions.',
      })
      await expect(
        clientOf('editor').createOrReplace({ _id: '_.releases.rforged', _type: 'faqItem' }),
      ).rejects.toMatchObject({ statusCode: 403 })
    },
  )

  test('editor cannot change a release by actions on documents', async () => {
    const editor = clientOf('editor')
    await editor.releases.create({ releaseId: 'rkept', metadata: { title: 'Kept' } })
    const publishedId = '_.releases.rkept'
    const release = await editor.getDocument(publishedId)
    const forged = { _type: 'system.release', name: 'rkept', state: 'scheduled' }
    const version = 'versions.rkept._.releases.rkept'
    const writes = [
      { name: 'delete', publishedId, includeDrafts: [] },
      { name: 'unpublish', publishedId, draftId: `drafts.${publishedId}` },
      { name: 'edit', publishedId, draftId: `drafts.${publishedId}`, patch: { set: { a: 1 } } },
      ...['_.releases.rforged', 'forged'].map((id) => ({
        name: 'create',
        publishedId: id,
        attributes: { ...forged, _id: `drafts.${id}` },
      })),
      { name: 'version.create', publishedId, document: { _id: version, _type: 'faqItem' } },
    ].map(({ name, ...members }) => ({ actionType: `sanity.action.document.${name}`, ...members }))
    for (const action of writes) {
      const body = { actions: [action] }
      const url = '/data/actions/production'
      await expect(editor.request({ method: 'POST', url, body })).rejects.toMatchObject({
        statusCode: 403,
        message: expect.stringContaining('Releases are changed by actions.'),
      })
    }
    await expect(editor.create({ _id: version, _type: 'faqItem' })).rejects.toMatchObject({
      statusCode: 403,
    })
    expect(await editor.getDocument(publishedId)).toEqual(release)
  })

  test('editor cannot change the documents of a scheduled release, an import can', async () => {
    const releaseId = 'rlocked'
    const editor = clientOf('editor')
    await editor.releases.create({ releaseId, metadata: { title: 'Locked' } })
    const version = { _id: 'versions.rlocked.other', _type: 'faqItem', question: 'When?' }
    await editor.create(version)
    await editor.patch(version._id).set({ question: 'When now?' }).commit()
    const publishAt = new Date(Date.now() + 3_600_000).toISOString()
    await editor.releases.schedule({ releaseId, publishAt })
    for (const write of [
      editor.patch(version._id).set({ question: 'X' }).commit(),
      editor.patch({ query: '*[question == "When now?"]' }).set({ question: 'X' }).commit(),
      editor.delete(version._id),
      editor.createOrReplace({ ...version, question: 'X' }),
      editor.create({ ...version, _id: 'versions.rlocked.faq' }),
    ]) {
      await expect(write).rejects.toMatchObject({
        statusCode: 409,
        message: expect.stringContaining('Release "Locked" is scheduled; unschedule it'),
      })
    }
    expect(await editor.getDocument(version._id)).toMatchObject({ question: 'When now?' })
    await clientOf('administrator').createOrReplace(version)
    expect(await editor.getDocument(version._id)).toMatchObject({ question: 'When?' })
  })

  const writes: [string, (client: SanityClient) => Promise<unknown>][] = [
    ['create', (client) => client.create({ _id: 'by-viewer', _type: 'faqItem' })],
    ['patch', (client) => client.patch('faq').set({ question: 'X' }).commit()],
    ['delete', (client) => client.delete('faq')],
    ['try a patch out', (client) => client.patch('faq').set({ a: 1 }).commit({ dryRun: true })],
    [
      'replace',
      (client) => client.createOrReplace({ _id: 'faq', _type: 'sanity.previewUrlSecret' }),
    ],
    [
      'publish',
      (client) =>
        client.action({
          actionType: 'sanity.action.document.publish',
          publishedId: 'faq',
          draftId: 'drafts.faq',
        }),
    ],
    ['upload', (client) => client.assets.upload('file', Buffer.from('text'))],
    [
      'make a share link',
      (client) => client.create({ _id: 'preview-link.x', _type: 'previewLink' }),
    ],
    [
      'fill the lake with secrets of previews',
      (client) =>
        client.create({ ...SECRET, _id: `drafts.${randomUUID()}`, secret: 'x'.repeat(3_000) }),
    ],
    ...[
      'siteSettings2',
      'drafts.siteSettings',
      'drafts.home',
      'versions.r1.siteSettings',
      `versions.r1.${LATER_ID}`,
      LATER_ID,
      `drafts.${PAGE_ID}`,
      `drafts.${LATER_ID}`,
    ].map((_id): [string, (client: SanityClient) => Promise<unknown>] => [
      `store a secret of a preview as ${_id}`,
      (client) => client.createOrReplace({ ...SECRET, _id }),
    ]),
  ]
  test.each(writes)('viewer cannot %s', async (_what, write) => {
    const before = await lake.client({ perspective: 'raw' }).fetch('*[_type == "faqItem"]')
    await expect(write(clientOf('viewer'))).rejects.toMatchObject({
      statusCode: 403,
      message: expect.stringMatching(/^Viewers can read but not change content\. .*/),
    })
    expect(await lake.client({ perspective: 'raw' }).fetch('*[_type == "faqItem"]')).toEqual(before)
  })

  test('viewer is refused before any of the mutations is applied', async () => {
    const mutate = async (mutations: unknown[]) => {
      const response = await lake.request('/v2025-02-19/data/mutate/production', {
        method: 'POST',
        headers: { authorization: `Bearer ${keys.get('viewer')}` },
        body: JSON.stringify({ mutations }),
      })
      return response.status
    }
    const patch = { id: Array.from({ length: 200 }, () => 'faq'), set: { x: 1 } }
    expect(await mutate(Array.from({ length: 5 }, () => ({ patch })))).toBe(403)
    // A malformed mutation is 400 once those before it are applied.
    expect(await mutate([{ patch }, { explode: {} }])).toBe(403)
    expect(await mutate([{ delete: { id: 'faq' } }, { explode: {} }])).toBe(403)
    const replacement = { _id: 'faq', _type: 'sanity.previewUrlSecret' }
    expect(await mutate([{ createOrReplace: replacement }, { explode: {} }])).toBe(403)
  })

  test('viewer is refused a body larger than a secret of a preview needs', async () => {
    const set = { secret: 'x'.repeat(10_000) }
    const response = await lake.request('/v2025-02-19/data/mutate/production', {
      method: 'POST',
      headers: { authorization: `Bearer ${keys.get('viewer')}` },
      body: JSON.stringify({ mutations: [{ patch: { id: SECRET_ID, set } }] }),
    })
    expect(response.status).toBe(413)
  })

  test('viewer opens a preview, and has settings of the Studio that are no one else’s', async () => {
    const viewer = clientOf('viewer')
    const { secret } = await createPreviewSecret(viewer, 'sanity/presentation', lake.origin)
    expect(await viewer.fetch(fetchSecretQuery, { secret })).toMatchObject({ secret })
    const put = (role: string, value: string) =>
      clientOf(role).request({
        method: 'PUT',
        url: '/users/me/keyvalue',
        body: [{ key: 'layout', value }],
      })
    const get = (role: string) => clientOf(role).request({ url: '/users/me/keyvalue/layout' })
    await put('viewer', 'compact')
    await put('editor', 'detail')
    expect(await get('viewer')).toEqual([{ key: 'layout', value: 'compact' }])
    expect(await get('editor')).toEqual([{ key: 'layout', value: 'detail' }])
    expect(await get('administrator')).toEqual([])
  })
})

describe('settings of the Studio', () => {
  test('settings of one person are not read by another who requests their stored key', async () => {
    const lake = await startLakeWithUsers()
    const viewer = lake.client({ token: lake.add('Esi Owusu', 'viewer') })
    const other = lake.client({ token: lake.add('Kofi Boateng', 'editor') })
    const body = [{ key: 'layout', value: 'compact' }]
    await viewer.request({ method: 'PUT', url: '/users/me/keyvalue', body })
    const { id } = await viewer.request({ url: '/users/me' })
    const stored = `user:${id}/layout`
    expect(lake.lake.dataset.keyValue.get([stored])).toMatchObject([{ value: 'compact' }])
    const url = `/users/me/keyvalue/${encodeURIComponent(stored)}`
    expect(await other.request({ url })).toEqual([])
    await lake.stop()
  })

  test.each([
    ['number', 100, 'x', 2],
    ['size', 1, 'x'.repeat(200_000), 5],
  ])(
    'settings of one person are bounded in %s, and others store theirs',
    async (_what, each, value, calls) => {
      const lake = await startLakeWithUsers()
      const put = async (key: string, prefix: string, size = each) => {
        const entries = Array.from({ length: size }, (_, index) => ({ key: prefix + index, value }))
        const response = await lake.request('/v1/users/me/keyvalue', {
          method: 'PUT',
          headers: { authorization: `Bearer ${key}` },
          body: JSON.stringify(entries),
        })
        return response.status
      }
      const viewer = lake.add('Esi Owusu', 'viewer')
      const administrator = lake.add('Ama Mensah', 'administrator')
      for (let call = 0; call < calls; call += 1) expect(await put(viewer, `${call}-`)).toBe(200)
      expect(await put(viewer, 'further-')).toBe(413)
      expect(await put(viewer, '0-', 1)).toBe(200)
      expect(await put(administrator, '0-')).toBe(200)
      await lake.stop()
    },
  )
})

test('a session is started with the lake’s token only, not with a person’s key', async () => {
  const lake = await startLakeWithUsers()
  const key = lake.add('Ama Mensah', 'administrator')
  const start = (bearer: string) =>
    lake.request('/v1/auth/sessions', {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}` },
      body: JSON.stringify({ name: 'Ama Mensah', key }),
    })
  expect((await start(key)).status).toBe(403)
  expect((await start(TEST_TOKEN)).status).toBe(201)
  await lake.stop()
})

describe('an older installation', () => {
  test('signs in with the shared key as administrator, and every user inherits its settings', async () => {
    const lake = await startLakeWithUsers()
    lake.lake.dataset.keyValue.set([{ key: 'layout', value: 'from before' }])
    const cookie = await lake.cookie('Ama Mensah', 'test-token-0123456789')
    const get = (path: string) => lake.request(path, { anonymous: true, headers: { cookie } })
    const me = await (await get('/v1/users/me')).json()
    expect(me).toMatchObject({ name: 'Ama Mensah', role: 'administrator' })
    const settings = await get('/v1/users/me/keyvalue/layout')
    expect(await settings.json()).toEqual([{ key: 'layout', value: 'from before' }])
    await lake.stop()
  })
})
