import type { SanityClient } from '@sanity/client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ManualClock } from '../manualClock.ts'
import { createReleaseContent, prepareRelease } from './preparedRelease.ts'
import { readEvents } from './readEvents.ts'
import { type StartedLake, startLake } from './startLake.ts'

const MIDNIGHT = Date.parse('2026-12-01T00:00:00Z')
const HOUR_MS = 60 * 60 * 1000
const at = (ms: number) => new Date(ms).toISOString()

/** Content releases through the real client, as the Studio uses them. */
describe('content releases', () => {
  let clock: ManualClock
  let started: StartedLake
  let client: SanityClient
  let raw: SanityClient

  const start = async (dataDir?: string) => {
    const now = clock
    started = await startLake({
      date: () => now.date(),
      clock: now,
      ...(dataDir === undefined ? {} : { dataDir }),
    })
    client = started.client()
    raw = started.client({ perspective: 'raw' })
  }
  beforeEach(async () => {
    clock = new ManualClock(MIDNIGHT - HOUR_MS)
    await start()
    await createReleaseContent(client)
  })
  afterEach(async () => {
    expect(started.unknownEndpoints()).toEqual([])
    await started.stop()
  })

  const release = (releaseId = 'december') => client.releases.get({ releaseId })
  const titles = () => client.fetch<string[]>('*[_type in ["policy", "jobPosition"]].title')
  const prepare = (releaseId?: string) => prepareRelease(client, releaseId)

  test('are created with a state, a type and metadata', async () => {
    const { releaseId } = await client.releases.create({ metadata: { title: 'Autumn' } })
    expect(await release(releaseId)).toEqual({
      _id: `_.releases.${releaseId}`,
      _type: 'system.release',
      _rev: expect.any(String),
      _createdAt: at(MIDNIGHT - HOUR_MS),
      _updatedAt: at(MIDNIGHT - HOUR_MS),
      name: releaseId,
      state: 'active',
      metadata: { title: 'Autumn', releaseType: 'undecided' },
    })
  })

  test('list their documents, and show them in their perspective before publishing', async () => {
    await prepare()
    const { result } = await raw.releases.fetchDocuments({ releaseId: 'december' })
    expect(result.map(({ _id }) => _id).sort()).toEqual([
      'versions.december.policy',
      'versions.december.vacancy',
    ])
    const perspective = ['december']
    const seen = await client.fetch(
      '*[_type in ["policy", "jobPosition"]].title',
      {},
      { perspective },
    )
    expect(seen).toEqual(['Fees from December'])
    expect(await titles()).toEqual(['Fees until November', 'Engineer'])
  })

  test('are published atomically', async () => {
    await prepare()
    await client.releases.publish({ releaseId: 'december' })
    expect(await titles()).toEqual(['Fees from December'])
    expect(await release()).toMatchObject({
      state: 'published',
      publishedAt: at(MIDNIGHT - HOUR_MS),
      finalDocumentStates: [
        { id: 'versions.december.policy' },
        { id: 'versions.december.vacancy' },
      ],
    })
    expect(await raw.fetch('*[_id in path("versions.**")]')).toEqual([])
    expect(await client.getDocument('policy')).not.toHaveProperty('_system')
    // As when an editor unpublishes, the content remains as a draft.
    expect(await client.getDocument('drafts.vacancy')).toMatchObject({ title: 'Engineer' })
  })

  test('scheduled releases are published on time, and live events contain the sync tags', async () => {
    await prepare()
    await client.releases.schedule({ releaseId: 'december', publishAt: at(MIDNIGHT) })
    expect(await release()).toMatchObject({ state: 'scheduled', publishAt: at(MIDNIGHT) })
    const { syncTags = [] } = await client.fetch(
      '*[_id == "policy"][0]',
      {},
      { filterResponse: false },
    )
    const events = await started.request('/v2025-02-19/data/live/events/production')
    const reader = readEvents(events)
    expect((await reader.next()).event).toBe('welcome')

    clock.pass(HOUR_MS - 1)
    expect(await titles()).toEqual(['Fees until November', 'Engineer'])
    clock.pass(1)
    expect(await titles()).toEqual(['Fees from December'])
    expect(await release()).toMatchObject({ state: 'published', publishedAt: at(MIDNIGHT) })
    const { data } = await reader.next()
    expect(JSON.stringify(data)).toContain(syncTags[0])
    await reader.close()
  })

  test.each([
    ['is unchanged, the draft is discarded', {}, undefined],
    ['was edited since, the draft remains', { title: 'Fees 2' }, { title: 'Fees 2' }],
  ])('publish a scheduled draft; if it %s', async (_name, set, remaining) => {
    const draft = { _id: 'drafts.policy', _type: 'policy', title: 'Fees from December' }
    await client.create(draft)
    await client.releases.create({ releaseId: 'single', metadata: { cardinality: 'one' } })
    const single = { releaseId: 'single', publishedId: 'policy' }
    await client.createVersion({ ...single, baseId: draft._id })
    await client.patch(draft._id).set(set).commit()
    await client.releases.schedule({ releaseId: 'single', publishAt: at(MIDNIGHT) })
    clock.pass(HOUR_MS)
    expect(await client.getDocument('policy')).toMatchObject({ title: 'Fees from December' })
    const left = await client.getDocument(draft._id)
    if (remaining) expect(left).toMatchObject(remaining)
    else expect(left).toBeUndefined()
  })

  test('leave the draft of a document that a scheduled draft unpublishes', async () => {
    const draft = { _id: 'drafts.vacancy', _type: 'jobPosition', title: 'Engineer' }
    await client.create(draft)
    await client.releases.create({ releaseId: 'single', metadata: { cardinality: 'one' } })
    await client.unpublishVersion({ releaseId: 'single', publishedId: 'vacancy' })
    await client.releases.publish({ releaseId: 'single' })
    expect(await client.getDocument('vacancy')).toBeUndefined()
    expect(await client.getDocument(draft._id)).toMatchObject(draft)
  })

  test('leave the drafts of documents that are published together', async () => {
    await prepare()
    const draft = { _id: 'drafts.policy', _type: 'policy', title: 'Fees from December' }
    await client.create(draft)
    await client.releases.publish({ releaseId: 'december' })
    expect(await client.getDocument(draft._id)).toMatchObject(draft)
  })

  test('releases that became due while no process ran are published at the next start', async () => {
    await prepare()
    await client.releases.schedule({ releaseId: 'december', publishAt: at(MIDNIGHT) })
    await started.stop({ keepData: true })
    clock.pass(3 * HOUR_MS)
    await start(started.dataDir)
    expect(await titles()).toEqual(['Fees from December'])
    expect(await release()).toMatchObject({ publishedAt: at(MIDNIGHT + 2 * HOUR_MS) })
  })

  test('are not published by a scheduled document with another id and their name', async () => {
    await prepare()
    const document = { _type: 'system.release', name: 'december', state: 'scheduled' }
    await raw.create({ ...document, _id: 'foo', publishAt: at(MIDNIGHT) })
    // Makes the scheduler look for releases.
    await client.releases.create({ releaseId: 'other' })
    clock.pass(2 * HOUR_MS)
    expect(await release()).toMatchObject({ state: 'active' })
    expect(await titles()).toEqual(['Fees until November', 'Engineer'])
  })

  test('follow a changed time, and are not published when unscheduled', async () => {
    await prepare()
    await client.releases.schedule({ releaseId: 'december', publishAt: at(MIDNIGHT) })
    const later = at(MIDNIGHT + 30 * 24 * HOUR_MS)
    await client.releases.schedule({ releaseId: 'december', publishAt: later })
    clock.pass(2 * HOUR_MS)
    expect(await release()).toMatchObject({ state: 'scheduled', publishAt: later })
    await client.releases.unschedule({ releaseId: 'december' })
    expect(await release()).not.toHaveProperty('publishAt')
    clock.pass(40 * 24 * HOUR_MS)
    expect(await release()).toMatchObject({ state: 'active' })
    await client.releases.schedule({ releaseId: 'december', publishAt: later })
    expect(await titles()).toEqual(['Fees from December'])
  })

  test('releases that cannot be published become active again with the reason', async () => {
    await prepare()
    const vacancy = { _type: 'reference', _ref: 'vacancy' }
    await client.create({ _id: 'careers', _type: 'page', title: 'Careers', vacancy })
    await client.releases.schedule({ releaseId: 'december', publishAt: at(MIDNIGHT) })
    clock.pass(HOUR_MS)
    expect(await release()).toMatchObject({
      state: 'active',
      error: {
        message: expect.stringMatching(
          /^It was not published at the scheduled time: .*"vacancy" cannot be deleted as there are references to it from "careers"/,
        ),
      },
    })
    expect(await titles()).toEqual(['Fees until November', 'Engineer'])
    await client.patch('careers').unset(['vacancy']).commit()
    await client.releases.schedule({ releaseId: 'december', publishAt: at(MIDNIGHT + 2 * HOUR_MS) })
    expect(await release()).not.toHaveProperty('error')
    clock.pass(2 * HOUR_MS)
    expect(await titles()).toEqual(['Fees from December'])
  })

  test('lock their documents while they are scheduled', async () => {
    await prepare()
    await client.releases.schedule({ releaseId: 'december', publishAt: at(MIDNIGHT) })
    const versionId = 'versions.december.policy'
    // The types of the client lack these actions.
    const act = (action: Readonly<Record<string, unknown>>) =>
      client.request({
        method: 'POST',
        url: '/data/actions/production',
        body: { actions: [action] },
      })
    const document = { _id: versionId, _type: 'policy', title: 'x' }
    for (const change of [
      client.discardVersion({ releaseId: 'december', publishedId: 'policy' }),
      client.replaceVersion({ document, releaseId: 'december', publishedId: 'policy' }),
      client.unpublishVersion({ releaseId: 'december', publishedId: 'policy' }),
      client.createVersion({ baseId: 'policy', publishedId: 'other', releaseId: 'december' }),
      client.action({
        actionType: 'sanity.action.document.edit',
        draftId: versionId,
        publishedId: 'policy',
        patch: { set: { title: 'x' } },
      }),
      client.action({
        actionType: 'sanity.action.document.create',
        attributes: { ...document, _id: 'versions.december.other' },
        publishedId: 'other',
        ifExists: 'fail',
      }),
      client.action({
        actionType: 'sanity.action.document.unpublish',
        publishedId: 'policy',
        draftId: versionId,
      }),
      act({
        actionType: 'sanity.action.document.version.publish',
        versionId,
        publishedId: 'policy',
      }),
      act({
        actionType: 'sanity.action.document.delete',
        publishedId: 'policy',
        includeVersions: [versionId],
      }),
    ]) {
      await expect(change).rejects.toMatchObject({
        statusCode: 409,
        message: expect.stringContaining('Release "December" is scheduled; unschedule it'),
      })
    }
    expect(await raw.getDocument('policy')).toMatchObject({ title: 'Fees until November' })
    expect(await raw.getDocument(versionId)).toMatchObject({ title: 'Fees from December' })
  })

  test('are archived with their documents, restored and deleted', async () => {
    await prepare()
    const before = await client.getDocument('versions.december.policy')
    await client.releases.archive({ releaseId: 'december' })
    expect(await release()).toMatchObject({ state: 'archived' })
    expect(await client.getDocument('versions.december.policy')).toBeUndefined()
    await client.releases.unarchive({ releaseId: 'december' })
    expect(await client.getDocument('versions.december.policy')).toEqual({
      ...before,
      _rev: expect.any(String),
    })
    const restored = await release()
    expect(restored).toMatchObject({ state: 'active' })
    expect(restored).not.toHaveProperty('archivedDocuments')
    expect(restored).not.toHaveProperty('finalDocumentStates')
    await client.releases.archive({ releaseId: 'december' })
    await client.releases.delete({ releaseId: 'december' })
    expect(await release()).toBeUndefined()
  })

  test('restore no document of another release', async () => {
    await prepare()
    await client.releases.archive({ releaseId: 'december' })
    const archived = [{ _id: 'versions.other.policy', _type: 'policy', title: 'Other' }]
    const archivedDocuments = JSON.stringify(archived)
    await client
      .patch('_.releases.december')
      .set({ archivedDocuments, finalDocumentStates: [] })
      .commit()
    await expect(client.releases.unarchive({ releaseId: 'december' })).rejects.toMatchObject({
      message: expect.stringContaining('The archived documents are damaged.'),
    })
  })

  test('accept edits of their metadata alone', async () => {
    await prepare()
    const edit = (patch: { set?: Record<string, unknown>; unset?: string[] }) =>
      client.releases.edit({ releaseId: 'december', patch })
    const metadata = { title: 'Winter', releaseType: 'scheduled', intendedPublishAt: at(MIDNIGHT) }
    await edit({ set: { metadata }, unset: ['metadata._id'] })
    expect(await release()).toMatchObject({ state: 'active', metadata })
    for (const patch of [
      { set: { state: 'published' } },
      { set: { name: 'other' } },
      { set: { 'metadata.releaseType': 'never' } },
      { unset: ['metadata'] },
    ]) {
      await expect(edit(patch)).rejects.toMatchObject({ statusCode: 400 })
    }
  })

  test.each<[state: string, act: (id: string) => Promise<unknown>, message: RegExp]>([
    ['active', (releaseId) => client.releases.unschedule({ releaseId }), /nothing to unschedule/],
    ['active', (releaseId) => client.releases.unarchive({ releaseId }), /only an archived one/],
    ['active', (releaseId) => client.releases.delete({ releaseId }), /archive it before/],
    ['active', (releaseId) => client.releases.create({ releaseId }), /already exists/],
    ['active', (releaseId) => client.releases.schedule({ releaseId, publishAt: 'soon' }), /time/],
    ['scheduled', (releaseId) => client.releases.archive({ releaseId }), /only an active one/],
    ['scheduled', (releaseId) => client.releases.delete({ releaseId }), /archive it before/],
    ['published', (releaseId) => client.releases.publish({ releaseId }), /cannot be published/],
    [
      'published',
      (releaseId) => client.releases.schedule({ releaseId, publishAt: at(MIDNIGHT) }),
      /only an active one can be scheduled/,
    ],
    ['published', (releaseId) => client.releases.archive({ releaseId }), /only an active one/],
  ])('of state %s refuse actions that the state does not allow', async (state, act, message) => {
    await prepare()
    const releaseId = 'december'
    if (state === 'scheduled')
      await client.releases.schedule({ releaseId, publishAt: at(MIDNIGHT) })
    if (state === 'published') await client.releases.publish({ releaseId })
    const before = await release()
    await expect(act(releaseId)).rejects.toThrow(message)
    expect(await release()).toEqual(before)
  })

  test.each(['', 'drafts', 'published', 'previewDrafts', 'raw', 'a.b', '../x', 'x'.repeat(61)])(
    'cannot be called %j',
    async (releaseId) => {
      const create = client.action({ actionType: 'sanity.action.release.create', releaseId })
      await expect(create).rejects.toMatchObject({ statusCode: 400 })
    },
  )

  test('dry runs validate and change nothing', async () => {
    await prepare()
    await client.releases.publish({ releaseId: 'december' }, { dryRun: true })
    expect(await release()).toMatchObject({ state: 'active' })
    expect(await titles()).toEqual(['Fees until November', 'Engineer'])
  })

  test('record events for themselves and for their documents', async () => {
    await prepare()
    await client.releases.schedule({ releaseId: 'december', publishAt: at(MIDNIGHT) })
    clock.pass(HOUR_MS)
    const path = '/v2025-02-19/data/history/production/events'
    const own = await (await started.request(`${path}/releases/december`)).json()
    expect(own.events.map(({ type }: { type: string }) => type)).toEqual([
      'publishRelease',
      'scheduleRelease',
      'addDocumentToRelease',
      'addDocumentToRelease',
      'createRelease',
    ])
    expect(own.events[0]).toMatchObject({ author: '<system>', releaseName: 'december' })
    const policy = await (await started.request(`${path}/documents/policy`)).json()
    expect(policy.events.policy[0]).toMatchObject({
      type: 'publishDocumentVersion',
      releaseId: 'december',
      versionId: 'versions.december.policy',
      publishCause: 'release.publish',
      author: '<system>',
    })
    const vacancy = await (await started.request(`${path}/documents/vacancy`)).json()
    expect(vacancy.events.vacancy).toContainEqual(
      expect.objectContaining({ type: 'unpublishDocument', releaseId: 'december' }),
    )
    const ids = 'versions.december.policy,versions.december.vacancy'
    const last = await started.request(
      `/v2025-02-19/data/history/production/documents/${ids}?lastRevision=true`,
    )
    expect((await last.json()).documents).toMatchObject([
      { _id: 'versions.december.policy', title: 'Fees from December' },
      { _id: 'versions.december.vacancy', _system: { delete: true } },
    ])
  })

  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['active', {}, { state: 'active' }],
    [
      'scheduled',
      { publishAt: at(MIDNIGHT + HOUR_MS) },
      { state: 'scheduled', publishAt: at(MIDNIGHT + HOUR_MS) },
    ],
    [
      'scheduled',
      { publishAt: at(0) },
      { state: 'active', error: { message: expect.stringContaining('before it was imported') } },
    ],
    ['publishing', {}, { state: 'active' }],
    ['published', { publishedAt: at(0) }, { state: 'published', publishedAt: at(0) }],
  ])('are imported with state %s and %j', async (state, more, expected) => {
    const metadata = { title: 'Elsewhere', releaseType: 'asap' as const }
    const _id = '_.releases.rX'
    const attributes = { _id, _type: 'system.release', name: 'rX', state, metadata, ...more }
    const load = (ifExists: 'fail' | 'ignore' | 'replace', title = 'Elsewhere') =>
      client.action({
        actionType: 'sanity.action.release.import',
        attributes: { ...attributes, metadata: { ...metadata, title } },
        releaseId: 'rX',
        ifExists,
      })
    await load('fail')
    expect(await release('rX')).toMatchObject({ name: 'rX', metadata, ...expected })
    await expect(load('fail')).rejects.toThrow(/already exists/)
    await load('ignore', 'Other')
    expect(await release('rX')).toMatchObject({ metadata })
    await load('replace', 'Other')
    expect(await release('rX')).toMatchObject({ metadata: { title: 'Other' } })
  })
})
