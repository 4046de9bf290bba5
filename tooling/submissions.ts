/**
 * `npm run submissions -- list|show ID|retry ID|purge`: what visitors sent, and what became of it.
 * Works beside a running server, on the store that the environment names.
 */
import { ConfigError, readConfig } from '../server/config.ts'
import { configuredBackends, openSubmissionStore } from '../server/submissions.ts'
import { parseCommand, UsageError } from './submissions/command.ts'
import { runCommand } from './submissions/run.ts'

try {
  const command = parseCommand(process.argv.slice(2))
  const config = readConfig(process.env)
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
} catch (error) {
  if (!(error instanceof UsageError || error instanceof ConfigError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}
