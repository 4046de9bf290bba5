import { existsSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type Config, readConfig } from '../../server/config/config.ts'
import { UsageError } from '../commandLine.ts'
import { clientTarget } from './clientTarget.ts'
import { parseCommand, USAGE } from './command.ts'
import { exportTo } from './exportDataset.ts'
import { importFrom } from './importDataset.ts'
import { changedByMigrations, migrateContent } from './migrate.ts'
import { counted, namedDocuments } from './namedDocuments.ts'
import { replaceOutdatedPictures } from './pictures.ts'
import { configuredClient, configuredMigrationTarget } from './target.ts'

const SEED = join(import.meta.dirname, '../../seed/dataset')
const SEE_CHANGES =
  'If they were imported from an older version, run "npm run content -- migrate --all" to see the changes.\n'

/**
 * Runs a command on the dataset of the configured Content Lake.
 * @returns the output
 * @throws UsageError, ConfigError or PermanentError if the command, the configuration or the file
 *   is wrong; other errors if the command can be run again
 */
export async function runCommand(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const command = parseCommand(args)
  if (command.name === 'help') return `${USAGE}\n`
  const config = readConfig(env)
  if (command.name === 'migrate') return migrate(config, env, command)
  if (command.name === 'pictures') return pictures(config, env, command)
  return command.name === 'export'
    ? exportContent(config, env, command.file)
    : importContent(config, env, command)
}

/** The token that a command needs on the hosted lake. */
function hostedToken(env: NodeJS.ProcessEnv, isWriting: boolean) {
  const variable = isWriting ? 'SANITY_API_WRITE_TOKEN' : 'SANITY_API_READ_TOKEN'
  return { variable, value: env[variable] }
}

async function migrate(
  config: Config,
  env: NodeJS.ProcessEnv,
  options: { apply: boolean; all: boolean },
): Promise<string> {
  const { target, close } = await configuredMigrationTarget(config, hostedToken(env, options.apply))
  try {
    return await migrateContent(target, options)
  } finally {
    close()
  }
}

async function pictures(
  config: Config,
  env: NodeJS.ProcessEnv,
  options: { apply: boolean; names: string[] },
): Promise<string> {
  const client = await configuredClient(config, hostedToken(env, options.apply))
  return replaceOutdatedPictures(client, SEED, options)
}

async function exportContent(
  config: Config,
  env: NodeJS.ProcessEnv,
  file: string,
): Promise<string> {
  const folder = dirname(resolve(file))
  if (!existsSync(folder)) throw new UsageError(`The folder ${folder} does not exist.`, USAGE)
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) {
    throw new UsageError(`${file} is a folder.`, USAGE)
  }
  const client = await configuredClient(config, hostedToken(env, false))
  const { documentCount, assetCount } = await exportTo(client, resolve(file))
  return `Exported ${documentCount} documents and ${assetCount} assets to ${file}\n`
}

async function importContent(
  config: Config,
  env: NodeJS.ProcessEnv,
  { file, missing }: { file: string; missing: boolean },
): Promise<string> {
  if (!existsSync(file)) throw new UsageError(`The file ${file} does not exist.`, USAGE)
  const client = await configuredClient(config, hostedToken(env, true))
  const { documentCount, warnings, created } = await importFrom(client, file, missing)
  const lines = warnings.map((warning) => `Warning: ${warning}\n`)
  const changed = await changedByMigrations(clientTarget(client))
  if (changed.length > 0) {
    lines.push(`Migrations would change ${namedDocuments(changed)}\n${SEE_CHANGES}`)
  }
  lines.push(
    created
      ? `Created ${namedDocuments(created.ids)}\nSkipped ${counted(created.skippedCount)} that the dataset has already\n`
      : `Imported ${documentCount} documents from ${file}\n`,
  )
  return lines.join('')
}
