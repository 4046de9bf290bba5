import * as v from 'valibot'
import { parseArguments, UsageError } from '../commandLine.ts'

export const USAGE = `Usage: npm run content -- COMMAND

  export FILE              exports the dataset, drafts included: documents and assets to .tar.gz,
                           or only documents to .ndjson
  import FILE [--missing]  imports such a file, or an unpacked folder. Existing documents are
                           replaced, or left unchanged with --missing
  migrate [--apply]        applies pending migrations. Without --apply it only prints the changes.
          [--all]          --all includes migrations that were applied before, for documents that
                           were imported from an older version
  pictures [NAME…]         replaces shipped pictures that this version draws differently.
           [--apply]       Without --apply it only lists them

  With SANITY_PROJECT_ID the commands use the hosted Content Lake. They require
  SANITY_API_READ_TOKEN (export, migrate, pictures) or SANITY_API_WRITE_TOKEN (import, --apply).
  Otherwise they use the embedded one of the running site; "migrate" also works without the site.`

const usageError = (message: string) => new UsageError(message, USAGE)

const commandSchema = v.variant('name', [
  v.object({ name: v.literal('help') }),
  v.object({
    name: v.literal('export'),
    file: v.pipe(v.string(), v.regex(/\.(?:tar\.gz|tgz|ndjson)$/)),
  }),
  v.object({
    name: v.literal('import'),
    file: v.pipe(v.string(), v.nonEmpty()),
    missing: v.optional(v.boolean(), false),
  }),
  v.object({
    name: v.literal('migrate'),
    apply: v.optional(v.boolean(), false),
    all: v.optional(v.boolean(), false),
  }),
  v.object({
    name: v.literal('pictures'),
    apply: v.optional(v.boolean(), false),
    names: v.array(v.string()),
  }),
])

/** Options of each command, and how many positional arguments it accepts. */
const COMMANDS: Readonly<
  Record<string, { options: string[]; names: { min: number; max: number } }>
> = {
  export: { options: [], names: { min: 1, max: 1 } },
  import: { options: ['missing'], names: { min: 1, max: 1 } },
  migrate: { options: ['apply', 'all'], names: { min: 0, max: 0 } },
  pictures: { options: ['apply'], names: { min: 0, max: 1_000 } },
}

export type Command = v.InferOutput<typeof commandSchema>

/** @throws UsageError naming the invalid argument */
export function parseCommand(args: string[]): Command {
  const { values, positionals } = parse(args)
  const [name = '', ...names] = positionals
  if (values.help || name === 'help') return { name: 'help' }
  const command = COMMANDS[name]
  if (!command) throw usageError('Expected a command: "export", "import", "migrate" or "pictures".')
  const surplus = names.slice(command.names.max)
  if (surplus.length > 0) throw usageError(`Unknown argument: ${surplus.join(' ')}`)
  if (names.length < command.names.min || names[0] === '') {
    throw usageError(`${name} requires a FILE.`)
  }
  const foreign = Object.keys(values).find((option) => !command.options.includes(option))
  if (foreign !== undefined) throw usageError(`Unknown argument: --${foreign}`)
  const parsed = v.safeParse(commandSchema, { name, file: names[0], names, ...values })
  if (!parsed.success) throw usageError('The name of the file must end in .tar.gz or .ndjson.')
  return parsed.output
}

const parse = (args: string[]) =>
  parseArguments(
    {
      args,
      allowPositionals: true,
      options: {
        missing: { type: 'boolean' },
        apply: { type: 'boolean' },
        all: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    },
    USAGE,
  )
