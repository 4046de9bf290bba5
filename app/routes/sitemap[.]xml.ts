import type { LoaderFunctionArgs } from '@remix-run/node'
import { orThrow503 } from '../content/unavailable.ts'
import { sitemap } from '../pages/siteFiles.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  return new Response(await orThrow503(sitemap(context.services)), {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
    },
  })
}
