import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import {
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  useLoaderData,
  useRouteError,
} from '@remix-run/react'
import { pageMeta, problemMeta } from '../pages/meta.ts'
import { NotFound } from '../pages/NotFound.tsx'
import { PageView } from '../pages/PageView.tsx'
import { Problem } from '../pages/Problem.tsx'
import { loadPage } from '../pages/pageLoader.ts'
import { organization } from '../pages/structuredData.ts'
import type { loader as rootLoader } from '../root.tsx'
import { loadSections } from '../sections/registry.ts'

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadPage(new URL(request.url).pathname, context.services)
}

/** Sections of the next page are fetched before it is shown, so that showing it never waits. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  const loaded = await serverLoader<typeof loader>()
  await loadSections(loaded.page.sections.map(({ _type }) => _type))
  return loaded
}

export const meta: MetaFunction<typeof loader, { root: typeof rootLoader }> = ({
  data,
  matches,
  error,
}) => {
  const site = matches.find(({ id }) => id === 'root')?.data?.site
  if (!data || !site) return problemMeta(problemTitle(error), site?.settings)
  return [...pageMeta(data, site), { 'script:ld+json': organization(site) }]
}

export default function Page() {
  const { page } = useLoaderData<typeof loader>()
  return <PageView page={page} />
}

export function ErrorBoundary() {
  return isNotFound(useRouteError()) ? <NotFound /> : <Problem />
}

function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404
}

function problemTitle(error: unknown): string {
  return isNotFound(error) ? 'Page not found' : 'Something went wrong'
}
