import { type ClientConfig, createClient, type SanityClient } from '@sanity/client'

/**
 * The real client without a lake.
 * @param result the result of the query with these parameters of the URL
 */
export function clientWith(
  result: (searchParams: URLSearchParams) => unknown,
  config: ClientConfig = {},
): SanityClient {
  return createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
    ...config,
    resolveFetch: () => async (input) => {
      const { searchParams } = new URL(input)
      return Response.json({ result: await result(searchParams), ms: 1, query: '' })
    },
  })
}
