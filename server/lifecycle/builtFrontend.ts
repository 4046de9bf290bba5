import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from '@remix-run/node'
import { ConfigError } from '../../runtime/config.ts'
import { retainAssets } from '../assets/assetRetention.ts'
import { readSectionAssets } from '../assets/sectionAssets.ts'
import { listFolder, serveFolder } from '../assets/staticFiles.ts'
import { studioRoutes } from '../studio/files.ts'
import type { Frontend } from './websiteServices.ts'

/**
 * The output of `npm run build`, ready to serve.
 * @throws ConfigError if there is no build
 */
export async function builtFrontend(root: string, dataDir: string): Promise<Frontend> {
  const site = join(root, 'build/site')
  const entry = join(site, 'server/index.js')
  if (!existsSync(entry)) {
    throw new ConfigError(['The site has not been built. Run "npm run build", or use "npm start".'])
  }
  const build: ServerBuild = await import(pathToFileURL(entry).href)
  // Deployed versions have files in these folders, which a renamed folder would orphan.
  const pages = withRetainedFiles(join(site, 'client'), {
    retained: join(dataDir, 'former-files'),
    retainedByBuild: join(root, 'build/kept'),
  })
  const studio = withRetainedFiles(join(root, 'build/studio'), {
    retained: join(dataDir, 'former-studio-files'),
    retainedByBuild: join(root, 'build/kept-studio'),
  })
  return {
    mode: 'production',
    build,
    sectionAssets: readSectionAssets(join(site, '.vite/client-manifest.json')),
    files: serveFolder(pages.files),
    retainFiles: async () => {
      await pages.retain()
      await studio.retain()
    },
    studio: studioRoutes(studio.files),
    close: async () => undefined,
  }
}

/**
 * The files of a build, and hashed ones of earlier builds that this server or the build retained.
 */
function withRetainedFiles(
  folder: string,
  { retained, retainedByBuild }: { retained: string; retainedByBuild: string },
) {
  const from = join(folder, 'assets')
  return {
    // Retained files take precedence: they remain in place when the next build is made.
    files: new Map([retained, folder, retainedByBuild].flatMap((one) => [...listFolder(one)])),
    retain: async () => existsSync(from) && retainAssets({ from, to: retained, now: Date.now() }),
  }
}
