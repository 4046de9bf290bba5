import type { LoaderFunctionArgs } from '@remix-run/node'
import { orThrow503 } from '../content/unavailable.ts'
import { webManifest } from '../pages/siteFiles.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  return new Response(await orThrow503(webManifest(context.services)), {
    headers: {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': 'public, max-age=300',
    },
  })
}
