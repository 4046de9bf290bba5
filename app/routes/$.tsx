import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRouteError,
} from '@remix-run/react'
import { orThrow503 } from '../content/unavailable.ts'
import { NOT_FOUND_PATH } from '../content/urls/notFoundPath.ts'
import { REJECTED_PREFIX } from '../forms/formNames.ts'
import { NOT_SENT } from '../forms/notSent.ts'
import type { Outcome } from '../forms/outcome.ts'
import { postFromBrowser } from '../forms/postFromBrowser.ts'
import { receivePost } from '../forms/receivePost.ts'
import { refusePost, respondToPost } from '../forms/respondToPost.ts'
import { addQueryToRedirect } from '../pages/addQueryToRedirect.ts'
import { loadNavigation } from '../pages/clientNavigation.ts'
import { ErrorPage } from '../pages/ErrorPage.tsx'
import { errorPageMeta, metaDescriptors } from '../pages/head/metaDescriptors.ts'
import { isPostRejected, markPostRejected } from '../pages/head/rejectedPost.ts'
import { storeSeoTags } from '../pages/head/seoTags.ts'
import { PageView } from '../pages/PageView.tsx'
import { loadChunks } from '../pages/pageChunks.ts'
import { type LoaderData, loadPage, type ServerLoaderData } from '../pages/pageLoader.ts'
import { loadPostTarget } from '../pages/postTarget.ts'
import { withoutStaticContent } from '../pages/withoutStaticContent.ts'
import { previewInfo } from '../preview/previewInfo.ts'
import { pageForms } from '../sections/pageForms.ts'
import type { Preview, Services } from '../services.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { services, isDocumentRequest, preview } = context
  const { pathname } = new URL(request.url)
  const loading = preview
    ? loadPreviewed(pathname, services, preview)
    : loadPage(pathname, services, isDocumentRequest)
  const loaded = await addQueryToRedirect(request, orThrow503(loading))
  const sent = sentData(pathname, loaded, context)
  const metadata = storeSeoTags(context, loaded.head)
  const prefix = isPostRejected(context) ? REJECTED_PREFIX : ''
  const head = { ...metadata, title: prefix + metadata.title }
  const isNotFound = loaded.kind === 'page' && loaded.isNotFound
  return data<LoaderData>({ ...sent, head }, { status: isNotFound ? 404 : 200 })
}

/** With drafts, and with everything the browser needs to show later edits. */
async function loadPreviewed(
  pathname: string,
  services: Services,
  preview: Preview,
): Promise<ServerLoaderData & Pick<LoaderData, 'preview'>> {
  const loaded = await loadPage(pathname, { ...services, content: preview.content })
  const [info] = await Promise.all([previewInfo(preview, loaded), loadChunks(['preview'])])
  return { ...loaded, preview: info }
}

function sentData(pathname: string, loaded: ServerLoaderData, context: AppLoadContext) {
  if (context.preview) return atAddress(pathname, loaded)
  return context.isDocumentRequest ? withoutStaticContent(loaded, context) : loaded
}

/**
 * In a preview the browser stays at an address without a page: while an editor types a page's path
 * there is none at the former one, and the Studio would open the form of the page at `/404`.
 */
function atAddress(path: string, loaded: ServerLoaderData): ServerLoaderData {
  if (loaded.kind !== 'page' || !loaded.isNotFound) return loaded
  return { ...loaded, page: { ...loaded.page, path }, isNotFound: undefined }
}

/** The next page's code is loaded before it is shown, so that rendering never suspends. */
export function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  return loadNavigation(request, serverLoader<typeof loader>)
}

/** Handles posts to one of the page's forms. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { services, submissions, isDocumentRequest } = context
  const { pathname } = new URL(request.url)
  const { path, loaded } = await addQueryToRedirect(
    request,
    orThrow503(loadPostTarget(pathname, services, isDocumentRequest), NOT_SENT),
  )
  const isNotFound = loaded.kind === 'page' && loaded.isNotFound
  const sections = loaded.kind === 'page' && !isNotFound ? loaded.page.sections : []
  const forms = pageForms(path, sections)
  // Remix calls this for PUT, PATCH and DELETE too.
  if (request.method !== 'POST') throw refusePost(forms.length > 0 ? 'GET, HEAD, POST' : undefined)
  const received = await receivePost(request, {
    // A visitor chose the path that has no page: it is neither bounded nor a useful link.
    page: isNotFound ? NOT_FOUND_PATH : path,
    forms,
    siteUrl: services.siteUrl,
    origin: context.postOrigin,
    submissions,
    logError: services.logError,
  })
  if (!received) throw refusePost()
  if (!received.byScript && received.outcome.status !== 'accepted') markPostRejected(context)
  return respondToPost(received, path)
}

export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return postFromBrowser(request, () => serverAction<Outcome>())
}

/** Posts change nothing that a page shows. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.formMethod === undefined && args.defaultShouldRevalidate
}

export const headers: HeadersFunction = ({ actionHeaders, errorHeaders }) =>
  errorHeaders ?? actionHeaders

export const meta: MetaFunction<typeof loader> = ({ data: loaded, error }) =>
  loaded ? metaDescriptors(loaded.head) : errorPageMeta(errorTitle(error))

export default function Page() {
  return <PageView loaded={useLoaderData<typeof loader>()} />
}

export function ErrorBoundary() {
  const error = useRouteError()
  const isPost = isRouteErrorResponse(error) && error.data === NOT_SENT
  return <ErrorPage title={errorTitle(error)} message={isPost ? NOT_SENT : undefined} />
}

function errorTitle(error: unknown): string {
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status === 404) return 'Page not found'
  return status === 503 ? 'Back in a moment' : 'Something went wrong'
}
