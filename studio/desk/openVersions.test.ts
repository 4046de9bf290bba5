import { createClient } from '@sanity/client'
import { evaluate, parse } from 'groq-js'
import { describe, expect, test } from 'vitest'
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
    const client = createClient({
      projectId: 'local',
      dataset: 'production',
      apiVersion: '2025-02-19',
      useCdn: false,
      resolveFetch: () => async (input) => {
        const { searchParams } = new URL(input)
        const params = { type: JSON.parse(searchParams.get('$type') ?? '""') }
        const tree = parse(searchParams.get('query') ?? '', { params })
        return Response.json({ result: await (await evaluate(tree, { dataset, params })).get() })
      },
    })
    expect(await openVersions(client, 'teamMember')).toEqual(['versions.spring.ama'])
  })
})
