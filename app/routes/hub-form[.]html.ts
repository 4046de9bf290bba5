import type { LoaderFunctionArgs } from '@remix-run/node'
import { standInForm } from '../pages/standInForm.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  return new Response(await standInForm(context.services), {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })
}
