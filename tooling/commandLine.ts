import { type ParseArgsConfig, parseArgs } from 'node:util'
import { errorMessage } from '../process/errorMessage.ts'

/** The command line could not be parsed. The message says why and contains the usage. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
  constructor(message: string, usage: string) {
    super(`${message}\n\n${usage}`)
  }
}

/**
 * `parseArgs` of Node for one command of the project.
 * @throws UsageError naming the invalid argument
 */
export function parseArguments<Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config)
  } catch (error) {
    throw new UsageError(errorMessage(error), usage)
  }
}
