import { redirect } from '@remix-run/node'
import { withKnownColours } from '../content/knownColours.ts'
import { parseLink } from '../content/links.ts'
import type {
  ARTICLE_QUERY_RESULT,
  PAGE_QUERY_RESULT,
  POLICY_QUERY_RESULT,
} from '../content/types.generated.ts'
import { isBelowArticles, listPageNumber, listPagePath } from '../content/urls/articleList.ts'
import { ARTICLES_PATH } from '../content/urls/articlesPath.ts'
import { NOT_FOUND_PATH } from '../content/urls/notFoundPath.ts'
import type { PreviewInfo } from '../preview/previewInfo.ts'
import { type Openings, openingsOf } from '../sectionRendering/openings.ts'
import { knownSections, loadSections, variantsOf } from '../sectionRendering/registry.ts'
import type { PageSection } from '../sectionRendering/staticSections.ts'
import type { Section } from '../sections/types.ts'
import type { Services } from '../services.ts'
import type { ArticleLoaderData } from './article/articleLoaderData.ts'
import { readListPage } from './article/listPage.ts'
import { ARTICLE_QUERY } from './article/query.ts'
import type { PageMetadata } from './head/metaDescriptors.ts'
import { articleHead, notFoundHead, pageHead, type Site } from './head/pageHead.ts'
import {
  articleStructuredData,
  pageStructuredData,
  policyStructuredData,
} from './head/structuredData.ts'
import { loadChunks, type PageChunk } from './pageChunks.ts'
import type { PolicyLoaderData } from './policy/policyLoaderData.ts'
import { POLICY_QUERY } from './policy/query.ts'
import { PAGE_QUERY, REDIRECT_QUERY } from './query.ts'
import { readSettings } from './readSettings.ts'
import { withoutMalformedFields } from './withoutMalformedFields.ts'

/**
 * Reads the page, policy or article at a path for rendering. Without one, that is the page at
 * `/404`, marked as `isNotFound`.
 * @param isDocumentRequest whether a whole document is rendered; what is not in its first view
 * needs no script yet
 * @throws a redirect if it has moved, a 404 response if there is no page at `/404` either,
 * ContentUnavailableError if content cannot be read
 */
export async function loadPage(
  path: string,
  services: Services,
  isDocumentRequest = false,
): Promise<ServerLoaderData> {
  const { content } = services
  const [{ data: page }, settings] = await Promise.all([
    content.read(PAGE_QUERY, { path }),
    readSettings(services),
  ])
  if (!settings) {
    throw new Error('The dataset has no document "siteSettings"; import the seed or create it')
  }
  const site = { settings, url: services.siteUrl }
  if (page) return preparePage(page, site, services, isDocumentRequest)
  if (isBelowArticles(path)) {
    const found = await loadArticles(path, site, services, isDocumentRequest)
    if (found) return found
  }
  const { data: policy } = await content.read(POLICY_QUERY, { path })
  if (policy) return preparePolicy(policy, site, services)
  const { data: moved } = await content.read(REDIRECT_QUERY, { path })
  const destination = parseLink(moved?.destination)?.href
  if (destination) throw redirect(encodedLocation(destination), moved?.permanent ? 301 : 302)
  const { data: notFound } = await content.read(PAGE_QUERY, { path: NOT_FOUND_PATH })
  if (notFound) return preparePage(notFound, site, services, isDocumentRequest)
  throw new Response(null, { status: 404, statusText: 'Not Found' })
}

/** A header can only have characters of Latin-1; those of a URL are ASCII. */
const encodedLocation = (destination: string) =>
  destination.toWellFormed().replace(/[^!-~]+/g, encodeURIComponent)

/** @returns an article, or a further page of the list of articles; nothing where neither is */
async function loadArticles(
  path: string,
  site: Site,
  services: Services,
  isDocumentRequest: boolean,
) {
  const { content } = services
  const { data: article } = await content.read(ARTICLE_QUERY, { path })
  if (article) return prepareArticle(article, site, services)
  const number = listPageNumber(path)
  if (number === 1 || (await readListPage(number, content)).articles.length === 0) return undefined
  const { data: list } = await content.read(PAGE_QUERY, { path: ARTICLES_PATH })
  if (!list) return undefined
  const page = furtherPage(list, number, services.logError)
  return preparePage(page, site, services, isDocumentRequest)
}

/** The page with the list, for older articles. */
function furtherPage(
  { sections, ...stored }: NonNullable<PAGE_QUERY_RESULT>,
  number: number,
  logError: Services['logError'],
) {
  const list = withoutMalformedFields(stored, stored._id, logError)
  const { title, path, seo } = list
  const numbered = (text: string | null) => text && `${text}, page ${number}`
  return {
    ...list,
    sections,
    path: listPagePath(number),
    title: numbered(title),
    parent: { title, path, parent: null },
    seo: seo && { ...seo, title: numbered(seo.title ?? title) },
  }
}

/** The sections with what is read apart from the page. */
async function withArticles(
  sections: readonly Section[],
  path: string | null,
  { content, logError }: Pick<Services, 'content' | 'logError'>,
): Promise<readonly Section[]> {
  if (!sections.some(({ _type }) => _type === 'articleList')) return sections
  const { total, ...read } = await readListPage(listPageNumber(path ?? ''), content)
  const articles = read.articles
    .map((article) => withoutMalformedFields(article, article._id, logError))
    .filter(({ path, title }) => path && title)
  return sections.map((section) =>
    section._type === 'articleList' ? { ...section, articles, total } : section,
  )
}

async function preparePage(
  stored: NonNullable<PAGE_QUERY_RESULT>,
  site: Site,
  { content, sectionAssets, logError }: Services,
  isDocumentRequest: boolean,
) {
  const { sections: storedSections, ...surroundings } = withKnownColours(stored)
  const { seo, schemaKind, ...page } = withoutMalformedFields(surroundings, stored._id, logError)
  const { known, unknownTypes } = knownSections(storedSections ?? [])
  for (const sectionType of unknownTypes) {
    logError('page.section.unknown', { path: page.path, sectionType })
  }
  const variants = variantsOf(known)
  const layout = page.standalone ? 'standalone' : undefined
  await Promise.all([loadSections(variants), loadChunks([layout])])
  const isNotFound = page.path === NOT_FOUND_PATH
  const described = { ...page, seo, schemaKind, sections: known }
  // Sections of a served document are hydrated after its first view.
  const scripted = isDocumentRequest ? [] : [...variants, ...(layout ? [layout] : [])]
  const modules = sectionAssets.modulesFor(scripted)
  const exceptions: PageExceptions = {}
  if (layout) exceptions.layout = layout
  const openings = openingsOf(known)
  if (openings) exceptions.openings = openings
  if (isNotFound) exceptions.isNotFound = true
  const sections = await withArticles(known, page.path, { content, logError })
  return {
    kind: 'page' as const,
    page: { ...page, sections },
    /** It is part of a served document, not of a navigation inside the app. */
    isServerRendered: isDocumentRequest,
    ...exceptions,
    /** Created here, so that the site's settings need not be sent. */
    head: isNotFound
      ? notFoundHead(described, { site, modules })
      : pageHead(described, {
          site,
          modules,
          structuredData: structuredDataOf(described, site, logError),
        }),
  }
}

/** A malformed section is left out when it is rendered; it must not fail the page before. */
function structuredDataOf(
  page: Parameters<typeof pageStructuredData>[0],
  site: Site,
  logError: Services['logError'],
) {
  try {
    return pageStructuredData(page, site)
  } catch (error) {
    logError('page.structuredData.failed', { path: page.path, error })
    return []
  }
}

async function preparePolicy(
  stored: NonNullable<POLICY_QUERY_RESULT>,
  site: Site,
  { sectionAssets, logError }: Services,
) {
  const { seo, ...policy } = withoutMalformedFields(stored, stored._id, logError)
  const layout: PageChunk = 'policy'
  await loadChunks([layout, 'policyParts'])
  const described = { ...policy, seo }
  const modules = sectionAssets.modulesFor([layout])
  return {
    kind: 'policy' as const,
    policy,
    layout,
    head: pageHead(described, {
      site,
      modules,
      structuredData: policyStructuredData(described, site),
    }),
  }
}

async function prepareArticle(
  stored: NonNullable<ARTICLE_QUERY_RESULT>,
  site: Site,
  { sectionAssets, logError }: Services,
) {
  const { seo, ...article } = withoutMalformedFields(stored, stored._id, logError)
  const layout: PageChunk = 'article'
  await loadChunks([layout, 'articleParts'])
  const described = { ...article, seo }
  const modules = sectionAssets.modulesFor([layout])
  return {
    kind: 'article' as const,
    article,
    layout,
    head: articleHead(described, {
      site,
      modules,
      structuredData: articleStructuredData(described, site),
    }),
  }
}

/** Absent from the data of nearly all pages, which are part of their documents. */
interface PageExceptions {
  layout?: 'standalone' | undefined
  openings?: Openings | undefined
  /** The page replaces one that does not exist. */
  isNotFound?: true | undefined
}

type ReadPage = Awaited<ReturnType<typeof preparePage>>
type ReadPolicy = Awaited<ReturnType<typeof preparePolicy>>
type ReadArticle = Awaited<ReturnType<typeof prepareArticle>>
/** The data as read. `LoaderData` is what the browser gets. */
export type ServerLoaderData = ReadPage | ReadPolicy | ReadArticle
/** In loader data, what is in the document already may be omitted. */
type Sent<Read, Content> = Omit<Read, 'head' | keyof Content> & { head: PageMetadata } & Content
type PageWithOmitted = Omit<ReadPage['page'], 'sections'> & { sections: readonly PageSection[] }
export type LoadedPage = Sent<ReadPage, { page: PageWithOmitted }>
export type LoadedPolicy = Sent<ReadPolicy, { policy: PolicyLoaderData }>
export type LoadedArticle = Sent<ReadArticle, { article: ArticleLoaderData }>
export type LoaderData = (LoadedPage | LoadedPolicy | LoadedArticle) & {
  /** In a preview: its kind and the editable texts. Undefined for visitors. */
  preview?: PreviewInfo | undefined
}
