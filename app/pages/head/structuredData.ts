/**
 * Structured data of pages for search engines.
 * @see https://schema.org
 */
import { fixedRendition, SHARED_PX } from '../../content/fixedRendition.ts'
import { plainText } from '../../content/plainText.ts'
import type { ARTICLE_QUERY_RESULT, PAGE_QUERY_RESULT } from '../../content/types.generated.ts'
import type { BreadcrumbItem } from '../../design/breadcrumb/Breadcrumb.tsx'
import type { Section } from '../../sections/types.ts'
import { breadcrumbOf } from '../breadcrumb.ts'
import type { Site } from './pageHead.ts'
import { manifestIcons } from './siteIcons.ts'

type Thing = Readonly<Record<string, unknown>>

const inSchema = (type: string, fields: Thing): Thing => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...fields,
})

const companyId = ({ url }: Site) => `${url}/#organization`

/**
 * The company.
 * @see https://schema.org/Organization
 */
function organization(site: Site): Thing {
  const { settings, url } = site
  const logo = manifestIcons(settings.appIcon).find(({ sizes }) => sizes === '512x512')
  return inSchema('Organization', {
    '@id': companyId(site),
    name: settings.name,
    legalName: settings.legalName,
    description: settings.description,
    url: `${url}/`,
    logo: logo && new URL(logo.src, url).href,
    email: settings.supportEmails?.[0],
    address: settings.address,
    sameAs: settings.links?.social?.map((profile) => profile.url),
    contactPoint: [
      { '@type': 'ContactPoint', contactType: 'customer support', telephone: settings.officePhone },
      { '@type': 'ContactPoint', contactType: 'sales', telephone: settings.salesPhone },
    ].filter(({ telephone }) => telephone),
  })
}

/** @see https://schema.org/BreadcrumbList */
function breadcrumbs(trail: readonly BreadcrumbItem[], { url }: Site): Thing[] {
  if (trail.length < 2) return []
  return [
    inSchema('BreadcrumbList', {
      itemListElement: trail.map(({ title, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        item: `${url}${href}`,
      })),
    }),
  ]
}

/**
 * Crawlers refuse a question without a name or an answer.
 * @see https://schema.org/FAQPage
 */
function questions(sections: readonly Section[]): Thing[] {
  const items = sections.flatMap((section) =>
    section._type === 'questions' ? (section.items ?? []) : [],
  )
  const mainEntity = items.flatMap(({ question, answerText, answer }) => {
    const text = answerText ? plainText(answerText) : answer
    if (!question || !text) return []
    return [{ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text } }]
  })
  return mainEntity.length > 0 ? [inSchema('FAQPage', { mainEntity })] : []
}

const EMPLOYMENT_TYPES = [
  [/full[ -]?time/i, 'FULL_TIME'],
  [/part[ -]?time/i, 'PART_TIME'],
  [/contract/i, 'CONTRACTOR'],
  [/intern/i, 'INTERN'],
] as const

/** @see https://schema.org/JobPosting */
function jobPostings(sections: readonly Section[]): Thing[] {
  const positions = sections.flatMap((section) =>
    section._type === 'openPositions' ? section.positions : [],
  )
  return positions.map(({ _id, _createdAt, title, company, location, workType, ...position }) =>
    inSchema('JobPosting', {
      identifier: _id,
      title,
      description: position.descriptionText
        ? plainText(position.descriptionText)
        : position.description,
      datePosted: _createdAt,
      employmentType: EMPLOYMENT_TYPES.find(([pattern]) => pattern.test(workType ?? ''))?.[1],
      hiringOrganization: { '@type': 'Organization', name: company },
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: location, addressCountry: 'GH' },
      },
      directApply: false,
    }),
  )
}

interface StructuredPage
  extends Pick<
    NonNullable<PAGE_QUERY_RESULT>,
    'home' | 'parent' | 'path' | 'schemaKind' | 'seo' | 'title'
  > {
  sections: readonly Section[]
}

/**
 * The service or product a page is about.
 * @see https://schema.org/Service
 * @see https://schema.org/Product
 */
function offering({ schemaKind, title, path, seo }: StructuredPage, site: Site): Thing[] {
  const described = { name: title, description: seo?.description, url: `${site.url}${path}` }
  const company = { '@id': companyId(site) }
  if (schemaKind === 'Service') {
    return [inSchema('Service', { ...described, provider: company, areaServed: 'GH' })]
  }
  return schemaKind === 'Product' ? [inSchema('Product', { ...described, brand: company })] : []
}

/** @returns all structured data of a page, the company first */
export function pageStructuredData(page: StructuredPage, site: Site): Thing[] {
  return [
    organization(site),
    ...breadcrumbs(breadcrumbOf(page), site),
    ...offering(page, site),
    ...questions(page.sections),
    ...jobPostings(page.sections),
  ]
}

/** A policy is under the home page. */
export function policyStructuredData(
  policy: Pick<StructuredPage, 'home' | 'path' | 'title'>,
  site: Site,
): Thing[] {
  return [organization(site), ...breadcrumbs(breadcrumbOf({ ...policy, parent: null }), site)]
}

/**
 * An article, its author and the pages above it.
 * @see https://schema.org/BlogPosting
 */
export function articleStructuredData(
  article: NonNullable<ARTICLE_QUERY_RESULT>,
  site: Site,
): Thing[] {
  const { author, byline, lastUpdated, lead, list, path, picture, publishedAt, seo, title, topic } =
    article
  const image = fixedRendition(seo?.image?.asset ? seo.image : picture, SHARED_PX, 'jpg')
  const company = { '@type': 'Organization', '@id': companyId(site), name: site.settings.name }
  const person = author?.name && { '@type': 'Person', name: author.name, jobTitle: author.role }
  return [
    organization(site),
    ...breadcrumbs(breadcrumbOf({ ...article, parent: list && { ...list, parent: null } }), site),
    inSchema('BlogPosting', {
      headline: title,
      description: seo?.description ?? lead,
      url: `${site.url}${path}`,
      mainEntityOfPage: `${site.url}${path}`,
      datePublished: publishedAt,
      dateModified: lastUpdated ?? publishedAt,
      articleSection: topic,
      inLanguage: 'en-GH',
      image: image ? [new URL(image, site.url).href] : undefined,
      author: person || (byline ? { '@type': 'Organization', name: byline } : company),
      publisher: company,
    }),
  ]
}
