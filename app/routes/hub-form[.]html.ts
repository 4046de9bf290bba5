import type { LoaderFunctionArgs } from '@remix-run/node'
import { refuseWrite } from '../pages/files/fileLoader.ts'
import { placeholderForm } from '../pages/placeholderForm.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  return new Response(await placeholderForm(context.services), {
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  })
}

export const action = refuseWrite
