import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = 'build/site/client/assets'

/**
 * The built scripts that browsers load.
 * @throws if the site is not built
 */
export function bundledScripts(): { name: string; code: string }[] {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.js'))
  if (names.length === 0) throw new Error(`${FOLDER} contains no scripts; run npm run build first`)
  return names.map((name) => ({ name, code: readFileSync(join(FOLDER, name), 'utf8') }))
}
