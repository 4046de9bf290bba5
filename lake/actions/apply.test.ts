import { beforeEach, describe, expect, test } from 'vitest'
import type { Dataset } from '../core/dataset.ts'
import { LakeError } from '../core/errors.ts'
import { openDataset } from '../embeddedDataset.ts'

let dataset: Dataset
let clock: number

beforeEach(() => {
  clock = Date.parse('2026-01-01T00:00:00Z')
  dataset = openDataset({ file: ':memory:', date: () => clock })
  return () => dataset.close()
})

const act = (name: string, members: Record<string, unknown>, transactionId?: string) =>
  dataset.act([{ actionType: `sanity.action.document.${name}`, ...members }], {
    author: 'editor',
    transactionId,
  })
const document = (id: string) => dataset.getDocuments([id]).documents[0]
const page = { draftId: 'drafts.p', publishedId: 'p' }

function errorOf(run: () => unknown) {
  try {
    run()
  } catch (error) {
    if (error instanceof LakeError) return [error.statusCode, error.items?.[0]?.error.type]
    throw error
  }
  return undefined
}

describe('create', () => {
  const attributes = { _id: 'drafts.p', _type: 'page', title: 'New' }

  test('creates a draft and returns the transaction id', () => {
    expect(act('create', { publishedId: 'p', attributes, ifExists: 'fail' }, 't1')).toMatchObject({
      transactionId: 't1',
    })
    expect(document('drafts.p')).toMatchObject({ title: 'New', _rev: 't1' })
  })

  test('fails if the draft exists, or does nothing with ifExists: ignore', () => {
    act('create', { publishedId: 'p', attributes })
    const again = { publishedId: 'p', attributes: { ...attributes, title: 'Again' } }
    expect(errorOf(() => act('create', { ...again, ifExists: 'fail' }))).toEqual([
      409,
      'documentAlreadyExistsError',
    ])
    act('create', { ...again, ifExists: 'ignore' })
    expect(document('drafts.p')?.title).toBe('New')
  })

  test.each([
    ['p', [400, undefined]],
    ['drafts.other', [409, 'documentIdMismatchError']],
    ['versions.r1.other', [409, 'documentIdMismatchError']],
  ])('refuses the id %s, which is not of a draft or version of p', (_id, error) => {
    const given = { _id, _type: 'page' }
    expect(errorOf(() => act('create', { publishedId: 'p', attributes: given }))).toEqual(error)
    expect(errorOf(() => act('version.create', { publishedId: 'p', document: given }))).toEqual(
      error,
    )
    expect(dataset.count()).toBe(0)
  })

  test('creates the draft if no id is given', () => {
    act('create', { publishedId: 'p', attributes: { _type: 'page', title: 'New' } })
    expect(document('drafts.p')?.title).toBe('New')
  })

  test('refuses a draft of a published document, but not a version', () => {
    dataset.transact([{ create: { _id: 'p', _type: 'page', title: 'Live' } }])
    expect(errorOf(() => act('create', { publishedId: 'p', attributes }))).toEqual([
      409,
      'documentAlreadyExistsError',
    ])
    const version = { ...attributes, _id: 'versions.r1.p' }
    act('create', { publishedId: 'p', attributes: version })
    expect(document('versions.r1.p')?.title).toBe('New')
  })

  test('copies a document only to a version of the published document', () => {
    dataset.transact([{ create: { _id: 'base', _type: 'page' } }])
    const copyTo = (versionId: string) =>
      errorOf(() => act('version.create', { publishedId: 'p', baseId: 'base', versionId }))
    expect(copyTo('p')).toEqual([400, undefined])
    expect(copyTo('versions.r1.base')).toEqual([409, 'documentIdMismatchError'])
    expect(copyTo('versions.r1.p')).toBeUndefined()
  })
})

describe('edit, publish, unpublish, discard, delete', () => {
  beforeEach(() => {
    dataset.transact([{ create: { _id: 'p', _type: 'page', title: 'Live' } }], {
      transactionId: 'live',
    })
    clock += 1000
  })
  const edit = (title: string, transactionId?: string) =>
    act('edit', { ...page, patch: { set: { title } } }, transactionId)

  test('edits a draft created from the published document, which is unchanged', () => {
    edit('Draft')
    edit('Draft 2')
    expect(document('drafts.p')).toMatchObject({ title: 'Draft 2', _type: 'page' })
    expect(document('p')).toMatchObject({ title: 'Live', _rev: 'live' })
  })

  test.each([
    ['p', 'p'],
    ['other', 'p'],
    ['drafts.other', 'p'],
  ])('edits no document %s that is not a draft or version of %s', (draftId, publishedId) => {
    const before = dataset.query({ query: '*', perspective: 'raw' }).result
    const patch = { set: { title: 'X' } }
    expect(errorOf(() => act('edit', { draftId, publishedId, patch }))).toEqual([
      409,
      'documentIdMismatchError',
    ])
    expect(dataset.query({ query: '*', perspective: 'raw' }).result).toEqual(before)
  })

  test('publishes the draft and preserves the creation time', () => {
    edit('Draft', 'd1')
    act('publish', { ...page, ifDraftRevisionId: 'd1', ifPublishedRevisionId: 'live' }, 'pub')
    expect(document('drafts.p')).toBeUndefined()
    expect(document('p')).toMatchObject({
      title: 'Draft',
      _rev: 'pub',
      _createdAt: '2026-01-01T00:00:00.000Z',
      _updatedAt: '2026-01-01T00:00:01.000Z',
    })
  })

  test('does not publish a draft that changed since the given revision', () => {
    edit('Draft', 'd1')
    const mismatch = [409, 'documentRevisionIDDoesNotMatchError']
    expect(errorOf(() => act('publish', { ...page, ifDraftRevisionId: 'd0' }))).toEqual(mismatch)
    expect(errorOf(() => act('publish', { ...page, ifPublishedRevisionId: 'x' }))).toEqual(mismatch)
    expect(document('p')?.title).toBe('Live')
  })

  test('edits, publishes and unpublishes a draft named by versionId', () => {
    const ids = { versionId: 'drafts.p', publishedId: 'p' }
    act('edit', { ...ids, patch: { set: { title: 'Draft' } } })
    act('publish', ids)
    expect([document('p')?.title, document('drafts.p')]).toEqual(['Draft', undefined])
    act('unpublish', ids)
    expect([document('p'), document('drafts.p')?.title]).toEqual([undefined, 'Draft'])
  })

  test.each(['versionId', 'draftId'])(
    'publishes a version named by %s, not the draft, and preserves the creation time',
    (name) => {
      edit('Draft')
      const version = { _id: 'versions.agent.p', _type: 'page', title: 'Version' }
      act('version.create', { publishedId: 'p', document: version })
      act('publish', { publishedId: 'p', [name]: version._id })
      expect([document('p')?.title, document('drafts.p')?.title]).toEqual(['Version', 'Draft'])
      expect(document('p')?._createdAt).toBe('2026-01-01T00:00:00.000Z')
      expect(document(version._id)).toBeUndefined()
    },
  )

  test('unpublishes into a draft, or leaves an existing draft unchanged', () => {
    act('unpublish', page)
    expect(document('p')).toBeUndefined()
    expect(document('drafts.p')).toMatchObject({ title: 'Live' })
    act('publish', page)
    edit('Newer')
    act('unpublish', page)
    expect(document('drafts.p')).toMatchObject({ title: 'Newer' })
  })

  test('discards a draft, and nothing else', () => {
    edit('Draft')
    act('discard', { draftId: 'drafts.p' })
    expect([document('drafts.p'), document('p')?.title]).toEqual([undefined, 'Live'])
    expect(errorOf(() => act('discard', { draftId: 'p' }))).toEqual([400, undefined])
    expect(errorOf(() => act('discard', { draftId: 'drafts.p' }))).toEqual([
      409,
      'documentNotFoundError',
    ])
  })

  test('deletes the document with its drafts, if they are named', () => {
    edit('Draft')
    const unnamed = { publishedId: 'p', includeDrafts: [] }
    expect(errorOf(() => act('delete', unnamed))).toEqual([409, 'documentHasDraftError'])
    expect(dataset.count()).toBe(2)
    act('delete', { publishedId: 'p', includeDrafts: ['drafts.p'] })
    expect(dataset.count()).toBe(0)
  })

  test('deletes the versions in includeVersions and those in includeDrafts', () => {
    edit('Draft')
    act('version.create', { publishedId: 'p', baseId: 'p', versionId: 'versions.r1.p' })
    const includeVersions = ['versions.r1.p']
    act('delete', { publishedId: 'p', includeDrafts: ['drafts.p'], includeVersions })
    expect(dataset.count()).toBe(0)
  })

  test('refuses to purge the history, and deletes nothing', () => {
    edit('Draft')
    const purge = true
    for (const run of [
      () => act('discard', { draftId: 'drafts.p', purge }),
      () => act('version.discard', { versionId: 'drafts.p', purge }),
      () => act('delete', { publishedId: 'p', includeDrafts: ['drafts.p'], purge }),
    ])
      expect(errorOf(run)).toEqual([400, undefined])
    expect(dataset.count()).toBe(2)
    act('version.discard', { versionId: 'drafts.p', purge: false })
    expect(dataset.count()).toBe(1)
  })

  test('deletes no document that is not a draft or version of it', () => {
    dataset.transact([{ create: { _id: 'other', _type: 'page' } }])
    const deletion = { publishedId: 'p', includeDrafts: ['other'] }
    expect(errorOf(() => act('delete', deletion))).toEqual([409, 'documentIdMismatchError'])
    expect(document('other')).toBeDefined()
  })

  test('replaces a draft', () => {
    act('replaceDraft', { publishedId: 'p', attributes: { _id: 'drafts.p', _type: 'page', n: 1 } })
    expect(document('drafts.p')).toMatchObject({ n: 1 })
    const live = { publishedId: 'p', attributes: { _id: 'p', _type: 'page' } }
    expect(errorOf(() => act('replaceDraft', live))).toEqual([400, undefined])
    const other = { publishedId: 'p', attributes: { _id: 'drafts.other', _type: 'page' } }
    expect(errorOf(() => act('replaceDraft', other))).toEqual([409, 'documentIdMismatchError'])
  })

  test('replaces no draft if neither it nor the published document exists', () => {
    const attributes = { _id: 'drafts.q', _type: 'page', title: 'Restored' }
    const replacement = { publishedId: 'q', attributes }
    expect(errorOf(() => act('replaceDraft', replacement))).toEqual([409, 'documentNotFoundError'])
    // The Studio restores a deleted document in this way.
    dataset.act([
      { actionType: 'sanity.action.document.create', ...replacement, ifExists: 'fail' },
      { actionType: 'sanity.action.document.replaceDraft', ...replacement },
    ])
    expect(document('drafts.q')?.title).toBe('Restored')
  })

  test('performs all actions of a request or none', () => {
    const actions = [
      { actionType: 'sanity.action.document.edit', ...page, patch: { set: { title: 'X' } } },
      { actionType: 'sanity.action.document.publish', draftId: 'drafts.q', publishedId: 'q' },
    ]
    expect(errorOf(() => dataset.act(actions))).toEqual([409, 'documentNotFoundError'])
    expect(document('drafts.p')).toBeUndefined()
  })

  test('stores nothing of a dry run', () => {
    const actionType = 'sanity.action.document.unpublish'
    dataset.act([{ actionType, ...page }], { dryRun: true })
    expect(document('p')?.title).toBe('Live')
  })

  test.each([
    [{ actionType: 'sanity.action.document.explode' }],
    [{ actionType: 'sanity.action.document.publish' }],
    [{ actionType: 'sanity.action.document.edit', ...page }],
    [{}],
    ['publish'],
  ])('refuses %j', (action) => {
    expect(errorOf(() => dataset.act([action]))?.[0]).toBe(400)
  })

  test('publishes only a draft of the same document', () => {
    edit('Draft')
    const run = () => act('publish', { draftId: 'drafts.p', publishedId: 'q' })
    expect(errorOf(run)).toEqual([409, 'documentIdMismatchError'])
  })
})

describe('references', () => {
  test('become strong when published, unless the schema says weak', () => {
    dataset.transact([{ create: { _id: 'target', _type: 'page' } }])
    const reference = (weak?: boolean) => ({
      _type: 'reference',
      _ref: 'target',
      _weak: true,
      _strengthenOnPublish: { type: 'page', ...(weak ? { weak } : {}) },
    })
    const attributes = {
      _id: 'drafts.p',
      _type: 'page',
      list: [reference()],
      loose: reference(true),
    }
    act('create', { publishedId: 'p', attributes })
    act('publish', page)
    const plain = { _type: 'reference', _ref: 'target' }
    expect(document('p')).toMatchObject({ list: [plain], loose: { ...plain, _weak: true } })
    expect(document('p')?.list).toEqual([plain])
    expect(errorOf(() => act('delete', { publishedId: 'target' }))).toEqual([
      409,
      'documentHasExistingReferencesError',
    ])
  })

  test('a strong reference to an unpublished document prevents publishing', () => {
    const link = { _ref: 'later', _weak: true, _strengthenOnPublish: { type: 'page' } }
    act('create', { publishedId: 'p', attributes: { _id: 'drafts.p', _type: 'page', link } })
    expect(errorOf(() => act('publish', page))).toEqual([409, 'documentReferenceDoesNotExistError'])
  })
})

describe('versions of a release', () => {
  const versionId = 'versions.r1.p'

  test('are created from a document or from given fields, replaced, published and discarded', () => {
    dataset.transact([{ create: { _id: 'p', _type: 'page', title: 'Live' } }])
    act('version.create', { publishedId: 'p', baseId: 'p', versionId })
    expect(document(versionId)).toMatchObject({ title: 'Live' })
    act('version.replace', { document: { _id: versionId, _type: 'page', title: 'Release' } })
    act('version.publish', { versionId, publishedId: 'p' })
    expect([document('p')?.title, document(versionId)]).toEqual(['Release', undefined])
    act('version.create', { publishedId: 'p', document: { _id: versionId, _type: 'page' } })
    act('version.discard', { versionId })
    expect(dataset.count()).toBe(1)
  })

  test('can mark a document to be unpublished', () => {
    dataset.transact([{ create: { _id: 'p', _type: 'page' } }])
    act('version.unpublish', { versionId, publishedId: 'p' })
    const ids = (perspective: string) => dataset.query({ query: '*._id', perspective }).result
    expect([ids('r1'), ids('published')]).toEqual([[], ['p']])
  })

  test.each(['p', 'versions.r1.other'])('mark no document %s that is not a version', (id) => {
    dataset.transact([{ create: { _id: 'p', _type: 'page' } }])
    const mark = () => act('version.unpublish', { versionId: id, publishedId: 'p' })
    expect(errorOf(mark)).toEqual([409, 'documentIdMismatchError'])
    expect(dataset.count()).toBe(1)
    expect(document('p')).not.toHaveProperty('_system')
  })

  test('are not replaced if they do not exist', () => {
    const replacement = { document: { _id: versionId, _type: 'page' } }
    expect(errorOf(() => act('version.replace', replacement))).toEqual([
      409,
      'documentNotFoundError',
    ])
    expect(dataset.count()).toBe(0)
  })

  test.each(['publish', 'version.publish'])('unpublish their document by %s if marked', (name) => {
    dataset.transact([{ create: { _id: 'p', _type: 'page', title: 'Live' } }])
    act('version.unpublish', { versionId, publishedId: 'p' })
    act(name, { versionId, publishedId: 'p' })
    expect([document('p'), document(versionId)]).toEqual([undefined, undefined])
    expect(document('drafts.p')?.title).toBe('Live')
  })

  test('leave no mark in a document published from a copy of them', () => {
    dataset.transact([{ create: { _id: 'p', _type: 'page', title: 'Live' } }])
    act('version.unpublish', { versionId, publishedId: 'p' })
    act('version.create', { publishedId: 'p', baseId: versionId, versionId: 'drafts.p' })
    act('publish', page)
    expect([document('p')?.title, document('p')?._system]).toEqual(['Live', undefined])
    expect(document('drafts.p')).toBeUndefined()
  })
})

test('a release is unarchived although a picture and a document of it were deleted', () => {
  const release = (name: string) =>
    dataset.act([{ actionType: `sanity.action.release.${name}`, releaseId: 'r1' }], {
      author: 'editor',
    })
  const [image, draft] = ['image-1f-2x2-png', 'drafts.ama']
  release('create')
  dataset.transact([
    { create: { _id: image, _type: 'sanity.imageAsset' } },
    { create: { _id: 'ama', _type: 'teamMember' } },
    { create: { _id: draft, _type: 'teamMember' } },
    {
      create: {
        _id: 'versions.r1.p',
        _type: 'page',
        picture: { alt: 'A loom', asset: { _ref: image } },
        author: { _ref: 'ama' },
      },
    },
  ])
  release('archive')
  dataset.transact([{ delete: { id: image } }, { delete: { id: 'ama' } }])
  release('unarchive')
  expect(document('versions.r1.p')).toMatchObject({
    picture: { alt: 'A loom' },
    author: { _ref: 'ama', _weak: true, _strengthenOnPublish: { type: 'teamMember' } },
  })
  expect(document('versions.r1.p')?.picture).not.toHaveProperty('asset')
  expect(errorOf(() => release('publish'))).toEqual([409, 'documentReferenceDoesNotExistError'])
})
