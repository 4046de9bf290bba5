import * as v from 'valibot'
import { parseArguments, UsageError } from '../commandLine.ts'

export const USAGE = `Usage: npm run content -- COMMAND

  export FILE              everything there is, drafts too: documents and assets as .tar.gz,
                           or the documents alone as .ndjson
  import FILE [--missing]  a file of that kind, or an unpacked folder; documents that are there
                           already are replaced, with --missing they are left as they are
  migrate [--apply]        brings the content to the shape of this version; without --apply it
          [--all]          only shows what would change. --all runs migrations again that were
                           applied before, for documents of an older version imported since
  pictures [NAME…]         replaces pictures of the shipped content that this version draws
           [--apply]       differently; without --apply it only lists them

  Without SANITY_PROJECT_ID the embedded Content Lake of the running site is meant, otherwise the
  hosted one; then SANITY_API_READ_TOKEN (export, migrate, pictures) or SANITY_API_WRITE_TOKEN
  (import, --apply) is needed. "migrate" also works on an embedded lake that does not run.`

const usageError = (fault: string) => new UsageError(fault, USAGE)

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

/** What may follow each command. */
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
  if (names.length < command.names.min) throw usageError('Name a file.')
  const foreign = Object.keys(values).find((option) => !command.options.includes(option))
  if (foreign !== undefined) throw usageError(`Unknown argument: --${foreign}`)
  const parsed = v.safeParse(commandSchema, { name, file: names[0], names, ...values })
  if (!parsed.success) throw usageError('The file’s name ends in .tar.gz or .ndjson.')
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
