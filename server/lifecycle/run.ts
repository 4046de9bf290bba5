import { join } from 'node:path'
import { startupErrorMessage } from '../../lake/program/startupErrorMessage.ts'
import { assertPortIsFree, makeDataDir } from '../../runtime/listen.ts'
import { createProcessLog } from '../../runtime/log.ts'
import { stopOnSignals } from '../../runtime/shutdown.ts'
import { readConfig } from '../config/config.ts'
import { type ContentLake, checkLakeToken, openContentLake } from '../lake/embeddedLake.ts'
import { banner } from './banner.ts'
import type { WebsiteOptions } from './websiteServices.ts'

/** The project's folder, whatever the working directory. */
export const ROOT = join(import.meta.dirname, '../..')

/**
 * Runs the website in this process until a signal stops it. A configuration error is one line for
 * each invalid variable and exit code 1, as is every other error that only an operator can correct.
 */
export async function runWebsite(createFrontend: WebsiteOptions['createFrontend']): Promise<void> {
  const { stdout, stderr, env } = process
  const log = createProcessLog(process)
  let source: ContentLake | undefined
  try {
    const config = readConfig(env)
    await assertPortIsFree(config)
    makeDataDir(config.dataDir)
    // Starts the lake's process while this one still loads its modules.
    source = openContentLake(config, log)
    if (source.kind === 'embedded') await checkLakeToken(source)
    const { startWebsite } = await import('./website.ts')
    const website = await startWebsite({ config, log, source, createFrontend })
    stopOnSignals(process, log, website.stop, () => performance.now())
    const { mode } = website
    const colour = stdout.isTTY && !env.NO_COLOR
    const generatedToken = source.kind === 'embedded' ? source.generatedToken : undefined
    stdout.write(banner({ config, mode, colour, generatedToken, cwd: process.cwd() }))
  } catch (error) {
    const line = startupErrorMessage(error)
    if (line !== undefined) stderr.write(`${line}\n`)
    else log.error('server.start.failed', { error })
    if (source?.kind === 'embedded') await source.supervisor?.stop()
    process.exit(1)
  }
}
