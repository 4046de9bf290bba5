/**
 * `npm run editors -- add|list|revoke|rotate NAME`: people who may sign in to the Studio on the
 * embedded lake. Works during a running lake, on the configured data folder.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openUserStore, UserError } from '../lake/auth/userStore.ts'
import { LakeStartError } from '../lake/core/errors.ts'
import { ConfigError } from '../runtime/config.ts'
import { type Config, readConfig } from '../server/config/config.ts'
import { reportFailure } from './commandLine.ts'
import { parseCommand, USAGE } from './editors/command.ts'
import { runCommand } from './editors/run.ts'

try {
  const command = parseCommand(process.argv.slice(2))
  if (command.name === 'help') process.stdout.write(`${USAGE}\n`)
  else {
    const config = readConfig(process.env)
    const store = openUserStore(dataDirOf(config), Date.now)
    try {
      process.stdout.write(runCommand(command, store, config.siteUrl))
    } finally {
      store.close()
    }
  }
} catch (error) {
  reportFailure(error, [UserError, LakeStartError])
}

/** @throws ConfigError if people are not stored in this data folder */
function dataDirOf({ content, dataDir }: Config): string {
  if (content.kind === 'hosted') {
    throw new ConfigError([
      'SANITY_PROJECT_ID is set: Sanity manages the people. Invite them in your Sanity project, under Members',
    ])
  }
  if (content.url !== undefined) {
    throw new ConfigError([
      'LAKE_URL is set: run this on the machine of that lake, with its DATA_DIR and without LAKE_URL',
    ])
  }
  if (!existsSync(join(dataDir, 'lake'))) {
    throw new ConfigError([
      `DATA_DIR ${dataDir} contains no Content Lake: start the website once, or set DATA_DIR to its data folder`,
    ])
  }
  return dataDir
}
