import type { LoaderFunctionArgs } from '@remix-run/node'
import { orThrow503 } from '../../content/unavailable.ts'
import type { Services } from '../../services.ts'

/** @returns the loader of a route whose response is a file for machines */
export function fileLoader(contentType: string, write: (services: Services) => Promise<string>) {
  const headers = { 'Content-Type': contentType, 'Cache-Control': 'public, max-age=300' }
  return async ({ context }: LoaderFunctionArgs) =>
    new Response(await orThrow503(write(context.services)), { headers })
}

/** The action of such a route: a file can only be read. */
export const refuseWrite = () =>
  new Response('This file can only be read.', { status: 405, headers: { Allow: 'GET, HEAD' } })
