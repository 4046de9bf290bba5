import { expect, onTestFinished, test } from 'vitest'
import { isSystemRevision } from '../core/systemWrites.ts'
import { openDataset } from '../embeddedDataset.ts'
import { datasetTarget } from './datasetTarget.ts'

test('documents that a migration changes have a revision of the system, others an editor’s', async () => {
  const dataset = openDataset({ file: ':memory:' })
  onTestFinished(() => dataset.close())
  dataset.transact([
    { create: { _id: 'a', _type: 'page' } },
    { create: { _id: 'b', _type: 'page' } },
  ])
  const target = datasetTarget(dataset, '/nowhere', Date.now)
  await target.commit([{ patch: { id: 'a', set: { title: 'A' } } }])
  await target.commit([{ patch: { id: 'a', set: { title: 'B' } } }])
  const { documents } = dataset.getDocuments(['a', 'b'])
  expect(documents.map((one) => isSystemRevision(one?._rev ?? ''))).toEqual([true, false])
})
