import { isRecord } from '../content/isRecord.ts'

/** @returns whether this is the loader data of a page without the site's header and footer */
export function isStandalone(data: unknown): boolean {
  return isRecord(data) && data.layout === 'standalone'
}
