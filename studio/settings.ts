import { isRecord } from '../app/content/isRecord.ts'

/**
 * The Studio's settings at run time, served at `/studio/settings.json`. One build of the Studio
 * works with either lake.
 */
export type StudioSettings = (EmbeddedSettings | HostedSettings) & {
  /** The name in the site settings, if they could be read. */
  title?: string
}

interface EmbeddedSettings {
  lake: 'embedded'
}

export interface HostedSettings {
  lake: 'hosted'
  projectId: string
  dataset: string
  /** Another address than Sanity's own, without a trailing slash; the project is not part of it. */
  apiHost?: string
}

export const SETTINGS_PATH = '/settings.json'

/** @throws Error with a message for the editor if the settings cannot be loaded or are invalid */
export async function loadSettings(
  address: string,
  fetch: typeof globalThis.fetch,
): Promise<StudioSettings> {
  const response = await fetch(address, { cache: 'no-store' })
  const settings: unknown = response.ok ? await response.json() : undefined
  if (!isSettings(settings)) {
    throw new Error(`the website did not return the Studio’s settings (${response.status})`)
  }
  return settings
}

function isSettings(value: unknown): value is StudioSettings {
  if (!isRecord(value) || !['undefined', 'string'].includes(typeof value.title)) return false
  if (value.lake === 'embedded') return true
  const { projectId, dataset } = value
  return value.lake === 'hosted' && typeof projectId === 'string' && typeof dataset === 'string'
}
