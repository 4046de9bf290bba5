/**
 * `npm run content -- export FILE | import FILE | migrate | pictures`: exports and imports the
 * dataset of the configured Content Lake in Sanity's own format, migrates content, and replaces
 * outdated shipped pictures.
 */
import { getPriority, setPriority } from 'node:os'
import { runCommand } from './content/run.ts'

/** Low priority, because an import takes seconds and a site on this machine must remain fast. */
const NICENESS = 10

setPriority(Math.min(19, getPriority() + NICENESS))
const { stdout, stderr, exitCode } = await runCommand(process.argv.slice(2), process.env)
process.stdout.write(stdout)
process.stderr.write(stderr)
process.exitCode = exitCode
