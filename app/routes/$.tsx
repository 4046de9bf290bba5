import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from '@remix-run/node'
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRouteError,
} from '@remix-run/react'
import { answerPost, refusePost } from '../forms/answerPost.ts'
import type { Outcome } from '../forms/outcome.ts'
import { postFromBrowser } from '../forms/postFromBrowser.ts'
import { receivePost } from '../forms/receivePost.ts'
import { headMeta, problemMeta } from '../pages/meta.ts'
import { NotFound } from '../pages/NotFound.tsx'
import { PageView } from '../pages/PageView.tsx'
import { Problem } from '../pages/Problem.tsx'
import { loadPage } from '../pages/pageLoader.ts'
import { placedForms } from '../sections/placedForms.ts'
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

/** Takes what is posted to a page by one of the forms that stand on it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { services, submissions } = context
  const { pathname } = new URL(request.url)
  const { page } = await loadPage(pathname, services)
  const received = await receivePost(request, {
    forms: placedForms(pathname, page.sections),
    siteUrl: services.siteUrl,
    submissions,
    report: services.report,
  })
  if (!received) throw refusePost()
  return answerPost(received, pathname)
}

export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return postFromBrowser(request, () => serverAction<Outcome>())
}

/** What visitors send changes nothing that a page shows. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.formMethod === undefined && args.defaultShouldRevalidate
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  data ? headMeta(data.head) : problemMeta(problemTitle(error))

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
