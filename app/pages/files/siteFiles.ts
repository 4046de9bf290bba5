/**
 * Files for machines, generated from the site's settings and pages. Standards:
 * https://www.sitemaps.org/protocol.html, RFC 9309 (robots), RFC 9116 (security.txt),
 * https://www.w3.org/TR/appmanifest/
 */

import { defineQuery } from 'groq'
import { pictureFragment } from '../../content/fragments.ts'
import { mailHref } from '../../content/mailHref.ts'
import { IS_PAGE } from '../../content/pageTypes.ts'
import { LAKE_PATH, STUDIO_PATH } from '../../content/urls/serverPaths.ts'
import { tokenValues } from '../../design/tokens.ts'
import type { Services } from '../../services.ts'
import { manifestIcons } from '../head/siteIcons.ts'
import { escapeXml } from './escapeXml.ts'

/** Every indexable path, with the time of its document's last change. */
const SITEMAP_QUERY = defineQuery(
  `*[${IS_PAGE} && defined(path) && path != "/404" && seo.noindex != true] | order(path asc){ path, _updatedAt }`,
)

const SITE_IDENTITY_QUERY = defineQuery(
  `*[_type == "siteSettings" && _id == "siteSettings"][0]{ name, legalName, description, "email": supportEmails[0], appIcon{ ${pictureFragment} } }`,
)

/** RFC 9116 requires an expiry date; this one moves with the current time. */
const SECURITY_TXT_DAYS = 180
const DAY_MS = 24 * 60 * 60 * 1000

export async function sitemap({ content, siteUrl }: Services): Promise<string> {
  const { data: pages } = await content.read(SITEMAP_QUERY)
  const entries = pages.map(
    ({ path, _updatedAt }) =>
      `<url><loc>${escapeXml(siteUrl + (path ?? '/'))}</loc><lastmod>${_updatedAt}</lastmod></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}

export async function robots({ siteUrl }: Services): Promise<string> {
  return `User-agent: *
Disallow: ${STUDIO_PATH}
Disallow: ${LAKE_PATH}/v

Sitemap: ${siteUrl}/sitemap.xml
`
}

export async function securityTxt({ content, siteUrl, now }: Services): Promise<string> {
  const { data: site } = await content.read(SITE_IDENTITY_QUERY)
  const expires = new Date(
    Math.ceil(now().getTime() / DAY_MS) * DAY_MS + SECURITY_TXT_DAYS * DAY_MS,
  )
  const mail = mailHref(site?.email)
  const mailContact = mail ? `Contact: ${mail}\n` : ''
  return `${mailContact}Contact: ${siteUrl}/contact-us
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${siteUrl}/.well-known/security.txt
`
}

export async function webManifest({ content }: Services): Promise<string> {
  const { data: site } = await content.read(SITE_IDENTITY_QUERY)
  return JSON.stringify({
    name: site?.legalName ?? site?.name,
    short_name: site?.name,
    description: site?.description,
    start_url: '/',
    display: 'browser',
    background_color: tokenValues.paper,
    theme_color: tokenValues.paper,
    icons: manifestIcons(site?.appIcon),
  })
}
