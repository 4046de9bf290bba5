/**
 * `npm run content -- export FILE | import FILE`: the dataset in Sanity's own format, out of and
 * into whichever Content Lake is configured.
 */
import { createReadStream, existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { exportDataset } from '@sanity/export'
import { sanityImport } from '@sanity/import'
import { type Config, ConfigError, readConfig } from '../server/config.ts'
import { parseCommand, UsageError } from './content/command.ts'
import { configuredLake } from './content/target.ts'

const ASSETS_AT_ONCE = 4

try {
  const command = parseCommand(process.argv.slice(2))
  const config = readConfig(process.env)
  const said =
    command.name === 'export' ? await exportTo(config, command) : await importFrom(config, command)
  process.stdout.write(said)
} catch (error) {
  if (!(error instanceof UsageError || error instanceof ConfigError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}

async function exportTo(config: Config, { file }: { file: string }): Promise<string> {
  const variable = 'SANITY_API_READ_TOKEN'
  const client = await configuredLake(config, { variable, value: process.env[variable] })
  const withAssets = !file.endsWith('.ndjson')
  const { documentCount, assetCount } = await exportDataset({
    client,
    dataset: client.config().dataset ?? 'production',
    outputPath: resolve(file),
    ...{ drafts: true, assets: withAssets, raw: !withAssets, assetConcurrency: ASSETS_AT_ONCE },
  })
  return `Exported ${documentCount} documents and ${assetCount} assets to ${file}\n`
}

async function importFrom(
  config: Config,
  { file, missing }: { file: string; missing: boolean },
): Promise<string> {
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}`)
  const variable = 'SANITY_API_WRITE_TOKEN'
  const client = await configuredLake(config, { variable, value: process.env[variable] })
  const source = statSync(file).isDirectory() ? resolve(file) : createReadStream(file)
  const { numDocs, warnings } = await sanityImport(source, {
    client,
    operation: missing ? 'createIfNotExists' : 'createOrReplace',
  })
  const lines = warnings.map(({ message }) => `Warning: ${message}\n`)
  return `${lines.join('')}Imported ${numDocs} documents from ${file}\n`
}
