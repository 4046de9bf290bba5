import type { Site } from './meta.ts'

/**
 * The company for search engines.
 * @see https://schema.org/Organization
 */
export function organization({ settings, url }: Site) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${url}/#organization`,
    name: settings.name,
    legalName: settings.legalName,
    description: settings.description,
    url: `${url}/`,
    logo: `${url}/artwork/icon-512.png`,
    email: settings.supportEmails?.[0],
    address: settings.address,
    sameAs: settings.links?.social?.map((profile) => profile.url),
    contactPoint: [
      { '@type': 'ContactPoint', contactType: 'customer support', telephone: settings.officePhone },
      { '@type': 'ContactPoint', contactType: 'sales', telephone: settings.salesPhone },
    ],
  }
}
