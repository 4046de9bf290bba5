import * as v from 'valibot'
import { parseCommandLine } from '../commandLine.ts'

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

const OPTIONS = {
  missing: { type: 'boolean' },
  apply: { type: 'boolean' },
  all: { type: 'boolean' },
} as const

const apply = v.optional(v.boolean(), false)
const commandSchema = v.variant('name', [
  v.strictObject({ name: v.literal('help') }),
  v.strictObject({
    name: v.literal('export'),
    file: v.pipe(v.string(), v.regex(/\.(?:tar\.gz|tgz|ndjson)$/)),
  }),
  v.strictObject({
    name: v.literal('import'),
    file: v.pipe(v.string(), v.nonEmpty()),
    missing: v.optional(v.boolean(), false),
  }),
  v.strictObject({ name: v.literal('migrate'), apply, all: v.optional(v.boolean(), false) }),
  v.strictObject({ name: v.literal('pictures'), apply, names: v.array(v.string()) }),
])
export type Command = v.InferOutput<typeof commandSchema>

/** @throws UsageError naming the invalid argument */
export function parseCommand(args: string[]): Command {
  return parseCommandLine(args, {
    usage: USAGE,
    options: OPTIONS,
    schema: commandSchema,
    argument: 'file',
    variadic: { command: 'pictures', field: 'names' },
    describe: (name, { input }) =>
      input ? 'The name of the file must end in .tar.gz or .ndjson.' : `${name} requires a FILE.`,
  })
}
