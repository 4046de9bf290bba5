import * as v from 'valibot'
import { describeUnknown, parseArguments, UsageError } from '../commandLine.ts'

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

const usageError = (message: string) => new UsageError(message, USAGE)

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
  const { values, positionals } = parseArguments(args, OPTIONS, USAGE)
  const [name, ...names] = positionals
  if (values.help || name === 'help') return { name: 'help' }
  const [target, ...surplus] = names
  if (name !== 'pictures' && surplus.length > 0) {
    throw usageError(`Unknown argument: ${surplus.join(' ')}`)
  }
  const parsed = v.safeParse(commandSchema, {
    name,
    ...(name === 'pictures' ? { names } : target !== undefined && { file: target }),
    ...values,
  })
  if (!parsed.success) throw usageError(describeIssue(name, parsed.issues[0]))
  return parsed.output
}

function describeIssue(name: string | undefined, issue: v.BaseIssue<unknown>): string {
  const unknown = describeUnknown(name, issue, 'file')
  if (unknown !== undefined) return unknown
  if (!issue.input) return `${name} requires a FILE.`
  return 'The name of the file must end in .tar.gz or .ndjson.'
}
