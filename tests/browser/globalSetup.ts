import type { TestProject } from 'vitest/node'
import { startSite } from '../site/startSite.ts'
import { prepareBrowsers } from './chromium.ts'

/** One production site for all browser tests, which only read from it. */
export default async function setup(project: TestProject) {
  await prepareBrowsers()
  const site = await startSite({ GALLERY: '1' })
  project.provide('siteOrigin', site.origin)
  return async () => {
    const { exitCode } = await site.stop()
    if (exitCode !== 0) throw new Error(`The site stopped with ${exitCode}:\n${site.output()}`)
  }
}
