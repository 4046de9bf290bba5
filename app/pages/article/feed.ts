import type { FEED_QUERY_RESULT } from '../../content/types.generated.ts'
import { ARTICLES_PATH } from '../../content/urls/articlesPath.ts'
import type { Services } from '../../services.ts'
import { escapeXml } from '../files/escapeXml.ts'
import { withoutMalformedFields } from '../withoutMalformedFields.ts'
import { FEED_PATH } from './feedPath.ts'
import { FEED_QUERY } from './query.ts'

type FeedArticle = FEED_QUERY_RESULT['articles'][number]

/** A feed needs a date even without entries. */
const NO_ENTRIES_DATE = '1970-01-01T00:00:00Z'

/**
 * The newest articles as an Atom feed.
 * @see https://www.rfc-editor.org/rfc/rfc4287
 */
export async function feed({ content, siteUrl, logError }: Services): Promise<string> {
  const { data } = await content.read(FEED_QUERY)
  const site = data.site && withoutMalformedFields(data.site, data.site._id, logError)
  const list = data.list && withoutMalformedFields(data.list, data.list._id, logError)
  const articles = data.articles
    .map((article) => withoutMalformedFields(article, article._id, logError))
    .filter(({ path, title, publishedAt }) => path && title && publishedAt)
  const listUrl = siteUrl + ARTICLES_PATH
  const company = site?.legalName ?? site?.name ?? new URL(siteUrl).host
  const updated = articles.map(updatedAt).toSorted().at(-1) ?? NO_ENTRIES_DATE
  const parts = [
    element('id', listUrl),
    element('title', [site?.name, list?.title].filter(Boolean).join(': ') || company),
    element('subtitle', list?.seo?.description),
    link('alternate', 'text/html', listUrl),
    link('self', 'application/atom+xml', siteUrl + FEED_PATH),
    element('updated', updated),
    person(company),
    ...articles.map((article) => entry(article, siteUrl)),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GH">
${parts.filter(Boolean).join('\n')}
</feed>
`
}

function entry(article: FeedArticle, siteUrl: string): string {
  const { path, title, lead, topic, authorName, byline, publishedAt } = article
  const name = authorName ?? byline
  const parts = [
    element('id', permanentId(article, siteUrl)),
    element('title', title),
    link('alternate', 'text/html', siteUrl + path),
    element('published', publishedAt),
    element('updated', updatedAt(article)),
    name ? person(name) : '',
    topic ? `<category term="${escapeXml(topic)}"/>` : '',
    element('summary', lead),
  ]
  return `<entry>\n${parts.filter(Boolean).join('\n')}\n</entry>`
}

/**
 * A tag URI names a date on which its author had the host name, any such date. It is the same for
 * all articles and never changes, because an id that changes shows the article twice.
 */
const TAG_DATE = '2026'

/**
 * The id does not change when the article moves or gets another date, so that no feed reader shows
 * it twice.
 * @see https://www.rfc-editor.org/rfc/rfc4151
 */
function permanentId({ _id }: FeedArticle, siteUrl: string): string {
  return `tag:${new URL(siteUrl).hostname},${TAG_DATE}:${_id}`
}

/** `lastUpdated` is a day, which begins at midnight UTC, the time of Ghana. */
function updatedAt({ publishedAt, lastUpdated }: FeedArticle): string {
  const changedAt = lastUpdated ? `${lastUpdated}T00:00:00Z` : ''
  const writtenAt = publishedAt ?? NO_ENTRIES_DATE
  return changedAt > writtenAt ? changedAt : writtenAt
}

const person = (name: string) => `<author>${element('name', name)}</author>`

function link(rel: string, type: string, href: string): string {
  return `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`
}

function element(name: string, text: string | null | undefined): string {
  return text ? `<${name}>${escapeXml(text)}</${name}>` : ''
}
