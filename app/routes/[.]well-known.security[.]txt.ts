import type { LoaderFunctionArgs } from '@remix-run/node'
import { orThrow503 } from '../content/unavailable.ts'
import { securityTxt } from '../pages/siteFiles.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  return new Response(await orThrow503(securityTxt(context.services)), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
    },
  })
}
