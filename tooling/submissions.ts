/**
 * `npm run submissions -- list|show ID|retry ID|purge|access-log|backup FILE`: visitors' submissions,
 * their state, and who has read them. Works during a running server, on the configured store.
 */

import { existsSync } from 'node:fs'
import { ConfigError } from '../runtime/config.ts'
import { type Config, readConfig } from '../server/config/config.ts'
import {
  configuredBackends,
  openSubmissionStore,
  submissionsFile,
} from '../submissions/configuredBackends.ts'
import { copySqliteStore } from '../submissions/store/copySqliteStore.ts'
import { reportFailure, UsageError } from './commandLine.ts'
import { type Command, parseCommand, USAGE } from './submissions/command.ts'
import { runCommand } from './submissions/run.ts'

try {
  const command = parseCommand(process.argv.slice(2))
  if (command.name === 'help') process.stdout.write(`${USAGE}\n`)
  else {
    const config = readConfig(process.env)
    if (command.name === 'backup') process.stdout.write(backUp(config, command.id))
    else await runOnStore(command, config)
  }
} catch (error) {
  reportFailure(error)
}

async function runOnStore(command: Exclude<Command, { name: 'backup' | 'help' }>, config: Config) {
  if (config.submissions.databaseUrl === undefined) existingFile(config.dataDir)
  const store = await openSubmissionStore(config.submissions, config.dataDir)
  try {
    const deliverableKinds = configuredBackends(config.submissions).map(({ kind }) => kind)
    const { retentionDays } = config.submissions
    const context = { store, deliverableKinds, retentionDays, nowMs: Date.now() }
    const { text, exitCode } = await runCommand(command, context)
    process.stdout.write(text)
    process.exitCode = exitCode
  } finally {
    await store.close()
  }
}

function backUp({ submissions, dataDir }: Config, target: string): string {
  if (submissions.databaseUrl !== undefined) {
    throw new ConfigError(['DATABASE_URL is set: back PostgreSQL up with pg_dump instead'])
  }
  if (existsSync(target)) throw new UsageError(`${target} already exists`, USAGE)
  copySqliteStore(existingFile(dataDir), target)
  return `Copied the submissions to ${target}\n`
}

/**
 * A new file would be an empty list, and a backup without messages.
 * @throws ConfigError if the data folder has no submissions
 */
function existingFile(dataDir: string): string {
  const file = submissionsFile(dataDir)
  if (existsSync(file)) return file
  throw new ConfigError([
    `DATA_DIR ${dataDir} contains no submissions: start the website once, or set DATA_DIR to its data folder`,
  ])
}
