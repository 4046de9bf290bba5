import { isRecord } from '../content/isRecord.ts'
import type { Services } from '../services.ts'
import { SITE_QUERY, type SiteSettings } from '../siteShell/query.ts'
import { withoutMalformedFields } from './withoutMalformedFields.ts'

const checked = new WeakMap<SiteSettings, SiteSettings>()

/**
 * @returns the site's settings without malformed fields, the same object until they are read again;
 * null without the document
 * @throws ContentUnavailableError if they cannot be read
 */
export async function readSettings({
  content,
  logError,
}: Pick<Services, 'content' | 'logError'>): Promise<SiteSettings | null> {
  const { data } = await content.read(SITE_QUERY)
  if (!isRecord(data)) return null
  const settings = checked.get(data) ?? withoutMalformedFields(data, 'siteSettings', logError)
  checked.set(data, settings)
  return settings
}
