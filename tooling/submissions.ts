/**
 * `npm run submissions -- list|show ID|retry ID|purge|backup FILE`: visitors' submissions and their
 * state. Works during a running server, on the configured store.
 */
import { existsSync } from 'node:fs'
import { ConfigError } from '../lake/process/config.ts'
import { type Config, readConfig } from '../server/config/config.ts'
import {
  configuredBackends,
  openSubmissionStore,
  submissionsFile,
} from '../submissions/configured.ts'
import { copySqliteStore } from '../submissions/store/sqlite.ts'
import { UsageError } from './commandLine.ts'
import { type Command, parseCommand, USAGE } from './submissions/command.ts'
import { runCommand } from './submissions/run.ts'

try {
  const command = parseCommand(process.argv.slice(2))
  if (command.name === 'help') process.stdout.write(`${USAGE}\n`)
  else if (command.name === 'backup')
    process.stdout.write(backUp(readConfig(process.env), command.id))
  else await runOnStore(command, readConfig(process.env))
} catch (error) {
  if (!(error instanceof UsageError || error instanceof ConfigError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}

async function runOnStore(command: Exclude<Command, { name: 'backup' | 'help' }>, config: Config) {
  const store = await openSubmissionStore(config.submissions, config.dataDir)
  try {
    const deliverable = configuredBackends(config.submissions).flatMap(({ kinds }) => kinds)
    const { retentionDays } = config.submissions
    const context = { store, deliverable, retentionDays, nowMs: Date.now() }
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
  copySqliteStore(submissionsFile(dataDir), target)
  return `Copied the submissions to ${target}\n`
}
