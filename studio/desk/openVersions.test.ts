import { describe, expect, test } from 'vitest'
import { clientWith } from '../../tests/content/clientWith.ts'
import { fetchFrom } from '../../tests/content/fetchFrom.ts'
import { openVersions } from './openVersions.ts'

describe('the search for open versions', () => {
  test('finds versions of a type in active releases, but none in scheduled ones', async () => {
    const release = (name: string, state: string) => ({
      _id: `_.releases.${name}`,
      _type: 'system.release',
      name,
      state,
    })
    const dataset = [
      release('spring', 'active'),
      release('summer', 'scheduled'),
      { _id: 'ama', _type: 'teamMember' },
      { _id: 'drafts.ama', _type: 'teamMember' },
      { _id: 'versions.spring.ama', _type: 'teamMember' },
      { _id: 'versions.summer.ama', _type: 'teamMember' },
      { _id: 'versions.spring.faq', _type: 'faqItem' },
    ]
    const client = clientWith((searchParams) => {
      const params = { type: JSON.parse(searchParams.get('$type') ?? '""') }
      return fetchFrom(dataset)(searchParams.get('query') ?? '', params)
    })
    expect(await openVersions(client, 'teamMember')).toEqual(['versions.spring.ama'])
  })
})
