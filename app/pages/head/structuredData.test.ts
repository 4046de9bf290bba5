import { expect, test } from 'vitest'
import { pageStructuredData } from './structuredData.ts'

type Page = Parameters<typeof pageStructuredData>[0]
type Site = Parameters<typeof pageStructuredData>[1]

const settings: Site['settings'] = JSON.parse(
  JSON.stringify({
    name: 'Nsaa',
    legalName: 'Nsaa Ltd',
    description: 'Payments in Ghana',
    supportEmails: ['support@nsaa.example', 'care@nsaa.example'],
    address: '1 Market Street, Accra',
    links: { social: [{ url: 'https://social.example/nsaa' }] },
    officePhone: '+233200000001',
    salesPhone: '+233200000002',
    appIcon: null,
  }),
)
const publicSite = { settings, url: 'https://nsaa.example' }

/** What crawlers read: absent values are not written. */
function structuredDataOf(page: object, site = publicSite): unknown {
  const described: Page = JSON.parse(
    JSON.stringify({
      title: 'Collections',
      path: '/services/collections',
      home: { title: 'Home', path: '/' },
      parent: { title: 'Services', path: '/services', parent: null },
      seo: { description: 'Collect payments' },
      schemaKind: null,
      sections: [],
      ...page,
    }),
  )
  return JSON.parse(JSON.stringify(pageStructuredData(described, site)))
}

const ORGANIZATION = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  '@id': 'https://nsaa.example/#organization',
  name: 'Nsaa',
  legalName: 'Nsaa Ltd',
  description: 'Payments in Ghana',
  url: 'https://nsaa.example/',
  logo: 'https://nsaa.example/artwork/icon-512.png',
  email: 'support@nsaa.example',
  address: '1 Market Street, Accra',
  sameAs: ['https://social.example/nsaa'],
  contactPoint: [
    { '@type': 'ContactPoint', contactType: 'customer support', telephone: '+233200000001' },
    { '@type': 'ContactPoint', contactType: 'sales', telephone: '+233200000002' },
  ],
}

const listItem = (position: number, name: string, path: string) => ({
  '@type': 'ListItem',
  position,
  name,
  item: `https://nsaa.example${path}`,
})

const BREADCRUMBS = {
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    listItem(1, 'Home', '/'),
    listItem(2, 'Services', '/services'),
    listItem(3, 'Collections', '/services/collections'),
  ],
}

const COMPANY = { '@id': 'https://nsaa.example/#organization' }

test.each([
  ['Service', { provider: COMPANY, areaServed: 'GH' }],
  ['Product', { brand: COMPANY }],
])('a page about a %s describes the company, its position and the offering', (kind, relation) => {
  expect(structuredDataOf({ schemaKind: kind })).toEqual([
    ORGANIZATION,
    BREADCRUMBS,
    {
      '@context': 'https://schema.org',
      '@type': kind,
      name: 'Collections',
      description: 'Collect payments',
      url: 'https://nsaa.example/services/collections',
      ...relation,
    },
  ])
})

test('the home page describes the company only', () => {
  const home = { title: 'Home', path: '/', home: { title: 'Home', path: '/' }, parent: null }
  expect(structuredDataOf(home)).toEqual([ORGANIZATION])
})

test('a company without a phone number has no contact point for it', () => {
  const site = { ...publicSite, settings: { ...settings, salesPhone: null } }
  expect(structuredDataOf({ parent: null, home: null }, site)).toEqual([
    { ...ORGANIZATION, contactPoint: ORGANIZATION.contactPoint.slice(0, 1) },
  ])
})

const question = (name: string | null, answer: string | null) => ({
  _id: String(name),
  question: name,
  answer,
  answerText: null,
})

test('a page with questions lists those that have a question and an answer', () => {
  const items = [
    question('What does it cost?', 'One percent.'),
    question(null, 'One percent.'),
    question('How long does it take?', null),
  ]
  const page = { parent: null, home: null, sections: [{ _type: 'questions', _key: 'a', items }] }
  expect(structuredDataOf(page)).toEqual([
    ORGANIZATION,
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'What does it cost?',
          acceptedAnswer: { '@type': 'Answer', text: 'One percent.' },
        },
      ],
    },
  ])
})

test('a page with unfinished questions only has no list of questions', () => {
  const items = [question('What does it cost?', null)]
  const page = { parent: null, home: null, sections: [{ _type: 'questions', _key: 'a', items }] }
  expect(structuredDataOf(page)).toEqual([ORGANIZATION])
})

const EMPLOYMENT_TYPES = {
  'Full time': 'FULL_TIME',
  'full-time': 'FULL_TIME',
  Fulltime: 'FULL_TIME',
  'Part time': 'PART_TIME',
  'part-time': 'PART_TIME',
  'Fixed contract': 'CONTRACTOR',
  Internship: 'INTERN',
  Volunteer: undefined,
}

test('a position has the employment type of its work type, or none if that is unknown', () => {
  const positions = Object.keys(EMPLOYMENT_TYPES).map((workType) => ({
    _id: workType,
    _createdAt: '2026-11-01T00:00:00Z',
    title: 'Engineer',
    company: 'Nsaa',
    location: 'Accra',
    workType,
    description: 'Builds payments',
    descriptionText: null,
  }))
  const sections = [{ _type: 'openPositions', _key: 'a', positions }]
  expect(structuredDataOf({ sections })).toEqual([
    ORGANIZATION,
    BREADCRUMBS,
    ...Object.entries(EMPLOYMENT_TYPES).map(([workType, employmentType]) => ({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      identifier: workType,
      title: 'Engineer',
      description: 'Builds payments',
      datePosted: '2026-11-01T00:00:00Z',
      ...(employmentType && { employmentType }),
      hiringOrganization: { '@type': 'Organization', name: 'Nsaa' },
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: 'Accra', addressCountry: 'GH' },
      },
      directApply: false,
    })),
  ])
})
