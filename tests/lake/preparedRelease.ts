import type { SanityClient } from '@sanity/client'

/** The published documents that `prepareRelease` changes. */
export async function createReleaseContent(client: SanityClient): Promise<void> {
  await client.create({ _id: 'policy', _type: 'policy', title: 'Fees until November' })
  await client.create({ _id: 'vacancy', _type: 'jobPosition', title: 'Engineer' })
}

/** A release with a new version of the policy, and with the vacancy to be unpublished. */
export async function prepareRelease(client: SanityClient, releaseId = 'december'): Promise<void> {
  await client.releases.create({ releaseId, metadata: { title: 'December' } })
  await client.createVersion({
    document: { _type: 'policy', title: 'Fees from December' },
    releaseId,
    publishedId: 'policy',
  })
  await client.unpublishVersion({ releaseId, publishedId: 'vacancy' })
}
