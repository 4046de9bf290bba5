import type { LoaderFunctionArgs } from '@remix-run/node'
import { orThrow503 } from '../content/unavailable.ts'
import { feed } from '../pages/article/feed.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  return new Response(await orThrow503(feed(context.services)), {
    headers: {
      'Content-Type': 'application/atom+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
    },
  })
}
