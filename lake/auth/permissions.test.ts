import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Dataset } from '../core/dataset.ts'
import { openDataset } from '../embeddedDataset.ts'
import { changeGuard } from './permissions.ts'
import type { LakeUser } from './user.ts'

const VIEWER: LakeUser = {
  id: 'viewer',
  name: 'Esi Owusu',
  role: 'viewer',
}
const SECRETS_MAX = 500

let dataset: Dataset
beforeEach(() => {
  dataset = openDataset({ file: ':memory:' })
})
afterEach(() => dataset.close())

const idOf = (index: number) => `drafts.00000000-0000-4000-8000-${String(index).padStart(12, '0')}`

function createSecrets(count: number, from = 0) {
  const mutations = Array.from({ length: count }, (_, index) => ({
    createOrReplace: { _id: idOf(from + index), _type: 'sanity.previewUrlSecret' },
  }))
  return dataset.transact(mutations, { guard: changeGuard(VIEWER, dataset) })
}

test('a viewer cannot exceed the limit of preview secrets in one transaction', () => {
  expect(() => createSecrets(SECRETS_MAX + 1)).toThrow('stores 500 preview secrets')
  expect(dataset.count()).toBe(0)
  createSecrets(SECRETS_MAX)
  expect(dataset.count()).toBe(SECRETS_MAX)
})

test('a viewer cannot exceed the limit of preview secrets in several transactions', () => {
  createSecrets(SECRETS_MAX - 1)
  expect(() => createSecrets(2, SECRETS_MAX - 1)).toThrow('stores 500 preview secrets')
  createSecrets(1, SECRETS_MAX - 1)
  expect(() => createSecrets(1, SECRETS_MAX)).toThrow('stores 500 preview secrets')
  expect(dataset.count()).toBe(SECRETS_MAX)
})

test('a viewer can replace and delete preview secrets at the limit', () => {
  createSecrets(SECRETS_MAX)
  createSecrets(1)
  dataset.transact([{ delete: { id: idOf(0) } }], { guard: changeGuard(VIEWER, dataset) })
  createSecrets(1)
  expect(dataset.count()).toBe(SECRETS_MAX)
})
