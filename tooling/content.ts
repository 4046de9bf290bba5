/**
 * `npm run content -- export FILE | import FILE | migrate | pictures`: exports and imports the
 * dataset of the configured Content Lake in Sanity's own format, migrates content, and replaces
 * outdated shipped pictures.
 */
import { getPriority, setPriority } from 'node:os'
import { reportFailure } from './commandLine.ts'
import { PermanentError } from './content/permanentError.ts'
import { runCommand } from './content/run.ts'

/** Low priority, because an import takes seconds and a site on this machine must remain fast. */
const NICENESS = 10

setPriority(Math.min(19, getPriority() + NICENESS))
try {
  process.stdout.write(await runCommand(process.argv.slice(2), process.env))
} catch (error) {
  reportFailure(error, [PermanentError])
}
