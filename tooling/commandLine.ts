import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import * as v from 'valibot'
import { ConfigError } from '../runtime/config.ts'
import { errorMessage } from '../runtime/errorMessage.ts'

/** The command line could not be parsed. The message says why and contains the usage. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
  constructor(message: string, usage: string) {
    super(`${message}\n\n${usage}`)
  }
}

/**
 * `parseArgs` of Node for one command of the project; each accepts `--help`.
 * @throws UsageError naming the invalid argument
 */
export function parseArguments<Options extends ParseArgsOptionsConfig>(
  args: string[],
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
    })
  } catch (error) {
    throw new UsageError(errorMessage(error), usage)
  }
}

/**
 * @param name of the command
 * @param positional field of the argument that is no option
 * @returns what is unknown: the command or an argument; undefined for other issues
 */
export function describeUnknown(
  name: string | undefined,
  issue: v.BaseIssue<unknown>,
  positional: string,
): string | undefined {
  const field = v.getDotPath(issue)
  if (name === undefined) return 'A command is missing'
  if (field === 'name') return `There is no command "${name}"`
  if (issue.expected !== 'never') return undefined
  const argument = field === positional ? String(issue.path?.at(-1)?.value) : `--${field}`
  return `Unknown argument: ${argument}`
}

/**
 * Writes why a command failed, and sets the exit code: 2 if the command line or the configuration is
 * wrong, 1 if the command failed.
 * @param misuse further errors that count as the former
 */
export function reportFailure(
  error: unknown,
  misuse: readonly (new (...args: never[]) => Error)[] = [],
): void {
  const isMisuse = [UsageError, ConfigError, ...misuse].some((kind) => error instanceof kind)
  process.stderr.write(`${isMisuse ? errorMessage(error) : `Failed: ${describeError(error)}`}\n`)
  process.exitCode = isMisuse ? 2 : 1
}

/**
 * The message and that of the cause, because `fetch` names the host only there. The message of a
 * connection to a host with several addresses is empty.
 */
function describeError(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describeError).join('; ')
  if (!(error instanceof Error && error.cause)) return errorMessage(error)
  return `${error.message}: ${describeError(error.cause)}`
}
