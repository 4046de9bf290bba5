/**
 * `npm run content -- export FILE | import FILE | migrate | pictures`: exports and imports the
 * dataset of the configured Content Lake in Sanity's own format, migrates content, and replaces
 * outdated shipped pictures.
 */
import { existsSync } from 'node:fs'
import { getPriority, setPriority } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { ConfigError } from '../process/config.ts'
import { errorMessage } from '../process/errorMessage.ts'
import { type Config, readConfig } from '../server/config/config.ts'
import { UsageError } from './commandLine.ts'
import { clientTarget } from './content/clientTarget.ts'
import { type Command, parseCommand, USAGE } from './content/command.ts'
import { exportTo } from './content/exportDataset.ts'
import { importFrom } from './content/importDataset.ts'
import { isOutdated, migrateContent } from './content/migrate.ts'
import { renewPictures } from './content/pictures.ts'
import { configuredLake, configuredMigrationTarget } from './content/target.ts'

const SEED = join(import.meta.dirname, '../seed/dataset')
const OUTDATED =
  'Some documents have an older schema. Run "npm run content -- migrate --all --apply".\n'

/** Low priority, because an import takes seconds and a site on this machine must remain fast. */
const NICENESS = 10

setPriority(Math.min(19, getPriority() + NICENESS))
try {
  process.stdout.write(await run(parseCommand(process.argv.slice(2))))
} catch (error) {
  const isMisuse = error instanceof UsageError || error instanceof ConfigError
  const reason = errorMessage(error)
  process.stderr.write(
    isMisuse ? `${reason}\n` : `Failed: ${reason}\nYou can run the command again.\n`,
  )
  process.exitCode = isMisuse ? 2 : 1
}

async function run(command: Command): Promise<string> {
  if (command.name === 'help') return `${USAGE}\n`
  const config = readConfig(process.env)
  if (command.name === 'migrate') return migrate(config, command)
  if (command.name === 'pictures') return pictures(config, command)
  return command.name === 'export'
    ? exportContent(config, command.file)
    : importContent(config, command)
}

/** The token that a command needs on the hosted lake. */
function hostedToken(isWriting: boolean) {
  const variable = isWriting ? 'SANITY_API_WRITE_TOKEN' : 'SANITY_API_READ_TOKEN'
  return { variable, value: process.env[variable] }
}

async function migrate(config: Config, options: { apply: boolean; all: boolean }): Promise<string> {
  const { target, close } = await configuredMigrationTarget(config, hostedToken(options.apply))
  try {
    return await migrateContent(target, options)
  } finally {
    close()
  }
}

async function pictures(
  config: Config,
  options: { apply: boolean; names: string[] },
): Promise<string> {
  const client = await configuredLake(config, hostedToken(options.apply))
  return renewPictures(client, SEED, options)
}

async function exportContent(config: Config, file: string): Promise<string> {
  const folder = dirname(resolve(file))
  if (!existsSync(folder)) throw new UsageError(`The folder ${folder} does not exist.`, USAGE)
  const client = await configuredLake(config, hostedToken(false))
  const { documentCount, assetCount } = await exportTo(client, resolve(file))
  return `Exported ${documentCount} documents and ${assetCount} assets to ${file}\n`
}

async function importContent(
  config: Config,
  { file, missing }: { file: string; missing: boolean },
): Promise<string> {
  if (!existsSync(file)) throw new UsageError(`The file ${file} does not exist.`, USAGE)
  const client = await configuredLake(config, hostedToken(true))
  const { documentCount, warnings } = await importFrom(client, file, missing)
  const lines = warnings.map((warning) => `Warning: ${warning}\n`)
  const outdated = await isOutdated(clientTarget(client))
  if (outdated) lines.push(OUTDATED)
  return `${lines.join('')}Imported ${documentCount} documents from ${file}\n`
}
