import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from '@remix-run/node'
import { ConfigError } from '../../lake/process/config.ts'
import { retainAssets } from '../assets/assetRetention.ts'
import { readSectionAssets } from '../assets/sectionAssets.ts'
import { listFolder, serveFolder } from '../assets/staticFiles.ts'
import { studioRoutes } from '../studio/files.ts'
import type { Frontend } from './hostServices.ts'

/** Folder of the data folder with the hashed files of former builds. */
const RETAINED_ASSETS_FOLDER = 'former-files'

/**
 * The output of `npm run build`, ready to serve.
 * @throws ConfigError if there is no build
 */
export async function builtFrontend(root: string, dataDir?: string): Promise<Frontend> {
  const site = join(root, 'build/site')
  const client = join(site, 'client')
  const former = dataDir && join(dataDir, RETAINED_ASSETS_FOLDER)
  const entry = join(site, 'server/index.js')
  if (!existsSync(entry)) {
    throw new ConfigError(['The site has not been built. Run "npm run build", or use "npm start".'])
  }
  const build: ServerBuild = await import(pathToFileURL(entry).href)
  return {
    mode: 'production',
    build,
    sectionAssets: readSectionAssets(join(site, '.vite/client-manifest.json')),
    // Retained files first: they remain in place when the next build is made.
    files: serveFolder(
      new Map([
        ...(former ? listFolder(former) : []),
        ...listFolder(client),
        ...listFolder(join(root, 'build/kept')),
      ]),
    ),
    ...(former && {
      retainFiles: () =>
        retainAssets({ from: join(client, 'assets'), to: former, now: Date.now() }),
    }),
    studio: studioRoutes(join(root, 'build/studio')),
    close: async () => undefined,
  }
}
