import type { LoaderFunctionArgs } from '@remix-run/node'
import { orUnavailable } from '../content/unavailable.ts'
import { securityTxt } from '../pages/siteFiles.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  return new Response(await orUnavailable(securityTxt(context.services)), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=300',
    },
  })
}
