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
  redirect,
  redirectDocument,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRouteError,
} from '@remix-run/react'
import { orThrow503 } from '../content/unavailable.ts'
import { NOT_FOUND_PATH } from '../content/urls/notFoundPath.ts'
import { NOT_SENT } from '../forms/notSent.ts'
import type { Outcome } from '../forms/outcome.ts'
import { postFromBrowser } from '../forms/postFromBrowser.ts'
import { receivePost } from '../forms/receivePost.ts'
import { refusePost, respondToPost } from '../forms/respondToPost.ts'
import { isStaticArticle } from '../pages/article/articleLoaderData.ts'
import { serverArticle } from '../pages/article/serverArticle.ts'
import { ErrorPage } from '../pages/ErrorPage.tsx'
import { errorPageMeta, metaDescriptors } from '../pages/head/metaDescriptors.ts'
import { storeSeoTags } from '../pages/head/seoTags.ts'
import { keepQuery } from '../pages/keepQuery.ts'
import { chunkNames, PageView } from '../pages/PageView.tsx'
import { loadChunks } from '../pages/pageChunks.ts'
import { type LoaderData, loadPage, type ServerLoaderData } from '../pages/pageLoader.ts'
import { isStaticPolicy, staticPolicy } from '../pages/policy/policyLoaderData.ts'
import { serverPolicy } from '../pages/policy/serverPolicy.ts'
import { loadPostTarget } from '../pages/postTarget.ts'
import { previewInfo } from '../preview/previewInfo.ts'
import {
  isFraming,
  loadSections,
  prepareSections,
  variantsOf,
} from '../sectionRendering/registry.ts'
import {
  isHydrated,
  sectionsToHydrate,
  storeStaticSections,
} from '../sectionRendering/staticSections.ts'
import { pageForms } from '../sections/pageForms.ts'
import type { Preview, Services } from '../services.ts'
import { siteShellPartId } from '../siteShell/siteShellParts.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { services, isDocumentRequest, preview } = context
  const { pathname } = new URL(request.url)
  const loading = preview
    ? loadPreviewed(pathname, services, preview)
    : loadPage(pathname, services, isDocumentRequest)
  const loaded = await keepQuery(request, orThrow503(loading))
  const described = { ...loaded, head: storeSeoTags(context, loaded.head) }
  const sent = isDocumentRequest && !preview ? withoutStaticContent(described, context) : described
  return data<LoaderData>(sent, { status: loaded.isNotFound ? 404 : 200 })
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

/** Static sections are complete in the document's HTML, so loader data does not repeat them. */
function withoutStaticContent(loaded: LoaderData, context: AppLoadContext): LoaderData {
  if (loaded.kind === 'policy') {
    const { policy } = loaded
    if (isStaticPolicy(policy)) return loaded
    serverPolicy.store(context, policy)
    return { ...loaded, policy: staticPolicy(policy) }
  }
  if (loaded.kind === 'article') {
    const { article } = loaded
    if (isStaticArticle(article)) return loaded
    serverArticle.store(context, article)
    return { ...loaded, article: { static: true as const } }
  }
  const { sections } = loaded.page
  storeStaticSections(context, sections)
  return { ...loaded, page: { ...loaded.page, sections: sectionsToHydrate(sections) } }
}

/** The site shell and the policy of the open document belong to this page. */
const servedPath = import.meta.env.SSR ? '' : window.location.pathname

/**
 * The next page's code is loaded before it is shown, so that rendering never suspends. A navigation
 * to a path that does not exist redirects to the not-found page.
 */
export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  prepareSections()
  const { pathname } = new URL(request.url)
  const isServed = pathname === servedPath
  if (!isServed && !hasSiteShell()) throw toDocument(request)
  // The server caches redirects without the query.
  const loaded = await keepQuery(request, serverLoader<typeof loader>())
  if (loaded.isNotFound && pathname !== NOT_FOUND_PATH) throw toNotFound(pathname)
  if (!isServed && needsDocument(loaded)) throw toDocument(request)
  const sections = loaded.kind === 'page' ? loaded.page.sections : []
  const code = [loadSections(variantsOf(sections)), loadChunks(chunkNames(loaded))]
  const fonts = !isTraversal(pathname) && addDeferredFonts()
  await Promise.all([...code, fonts]).catch(() => {
    // The chunks of a former build are gone: the document loads those of the current one.
    throw toDocument(request)
  })
  return loaded
}

/**
 * After a traversal the history entry of the missing page is replaced: from an entry after it, “Go
 * back” would lead to it again.
 */
function toNotFound(pathname: string) {
  const headers: HeadersInit = isTraversal(pathname) ? { 'X-Remix-Replace': 'true' } : {}
  return redirect(NOT_FOUND_PATH, { headers })
}

/** The browser loads the document of the page that the router navigates to. */
function toDocument(request: Request) {
  const { pathname, search } = new URL(request.url)
  // The request has no fragment. After a traversal an address with one would only scroll.
  const hash = isTraversal(pathname)
    ? ''
    : (window.__remixRouter.state.navigation.location?.hash ?? '')
  return redirectDocument(pathname + search + hash)
}

/** Unlike after a link, the address has changed before the page is loaded. */
function isTraversal(pathname: string): boolean {
  return pathname === window.location.pathname
}

/** Header and footer are part of the document; a standalone page has none. */
function hasSiteShell(): boolean {
  return document.getElementById(siteShellPartId('header')) !== null
}

/** Most visitors have the fonts by now, so a first view leaves this code out. */
async function addDeferredFonts(): Promise<void> {
  const deferredFonts = await import('../design/deferredFonts.ts')
  await deferredFonts.addDeferredFonts()
}

/**
 * A standalone shell is part of the document; so is the policy that allows an iframe of another site.
 */
function needsDocument({ layout, ...loaded }: LoaderData): boolean {
  if (layout === 'standalone') return true
  return loaded.kind === 'page' && loaded.page.sections.some(isFraming)
}

/** Handles posts to one of the page's forms. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { services, submissions, isDocumentRequest } = context
  const { pathname } = new URL(request.url)
  const { path, loaded } = await keepQuery(
    request,
    orThrow503(loadPostTarget(pathname, services, isDocumentRequest), NOT_SENT),
  )
  const sections = loaded.kind === 'page' && !loaded.isNotFound ? loaded.page.sections : []
  const received = await receivePost(request, {
    forms: pageForms(path, sections.filter(isHydrated)),
    siteUrl: services.siteUrl,
    origin: context.postOrigin,
    submissions,
    logError: services.logError,
  })
  if (!received) throw refusePost()
  return respondToPost(received, path)
}

export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return postFromBrowser(request, () => serverAction<Outcome>())
}

/** Posts change nothing that a page shows. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.formMethod === undefined && args.defaultShouldRevalidate
}

export const headers: HeadersFunction = ({ actionHeaders, errorHeaders }) => {
  if (!errorHeaders) return actionHeaders
  // The thrown response is a line of text; the response that is sent is a page.
  errorHeaders.delete('Content-Type')
  return errorHeaders
}

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
