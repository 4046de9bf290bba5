import type { SanityClient } from '@sanity/client'
import { clientWith } from './clientWith.ts'
import { fetchFrom } from './fetchFrom.ts'

/** The real client over these documents, without a lake or perspective. */
export function clientOver(dataset: readonly object[]): SanityClient {
  return clientWith((searchParams) => {
    const params = [...searchParams].flatMap(([name, value]) =>
      name.startsWith('$') ? [[name.slice(1), JSON.parse(value)]] : [],
    )
    return fetchFrom(dataset)(searchParams.get('query') ?? '', Object.fromEntries(params))
  })
}
