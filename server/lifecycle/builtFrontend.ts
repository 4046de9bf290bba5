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
  const pages = withFormerBuilds(join(site, 'client'), {
    former: join(dataDir, 'former-files'),
    kept: join(root, 'build/kept'),
  })
  const studio = withFormerBuilds(join(root, 'build/studio'), {
    former: join(dataDir, 'former-studio-files'),
    kept: join(root, 'build/kept-studio'),
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

/** The files of a build and hashed ones of former builds, below the data folder and `build`. */
function withFormerBuilds(folder: string, { former, kept }: { former: string; kept: string }) {
  const from = join(folder, 'assets')
  return {
    // Retained files take precedence: they remain in place when the next build is made.
    files: new Map([former, folder, kept].flatMap((one) => [...listFolder(one)])),
    retain: async () => existsSync(from) && retainAssets({ from, to: former, now: Date.now() }),
  }
}
