import type { LoaderFunctionArgs } from '@remix-run/node'
import { orUnavailable } from '../content/unavailable.ts'
import { feed } from '../pages/article/feed.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  return new Response(await orUnavailable(feed(context.services)), {
    headers: {
      'Content-Type': 'application/atom+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
    },
  })
}
