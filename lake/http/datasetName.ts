import { EMBEDDED_DATASET } from '../core/embeddedNames.ts'
import { RequestError } from '../core/errors.ts'

/**
 * Refuses a URL that names another dataset than the one this lake serves.
 * @param encoded the dataset's name as in the URL
 * @throws RequestError 404, or 400 if the name is not properly encoded
 */
export function checkDatasetName(encoded: string): void {
  const name = decodePathSegment(encoded)
  if (name === EMBEDDED_DATASET) return
  throw new RequestError(404, `Dataset "${name.slice(0, 100)}" not found`)
}

/** @throws RequestError 400 if the segment is not properly encoded */
export function decodePathSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    throw new RequestError(400, 'The path is not properly encoded')
  }
}
