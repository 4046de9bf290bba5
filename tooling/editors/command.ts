import * as v from 'valibot'
import { ROLES } from '../../lake/auth/user.ts'
import { parseArguments, UsageError } from '../commandLine.ts'

export const USAGE = `Usage: npm run editors -- COMMAND

  list                       lists the people who can sign in to the Studio, and their roles
  add NAME --role ROLE       adds a person and prints their key, which is not shown again
  rotate NAME [--role ROLE]  replaces the key (and role); the old key and its sessions end
  revoke NAME                revokes the key and ends every session of the person

  ROLE: administrator (everything), editor (everything except site settings; visitors'
  messages only if an administrator allows it), viewer (read only)
  --json prints JSON. Quote a name with spaces: "Ama Mensah".`

const OPTIONS = {
  role: { type: 'string' },
  json: { type: 'boolean' },
} as const

const usageError = (message: string) => new UsageError(message, USAGE)

const user = v.pipe(v.string(), v.nonEmpty())
const role = v.picklist(ROLES)
const json = v.optional(v.boolean(), false)
const commandSchema = v.variant('name', [
  v.strictObject({ name: v.literal('help') }),
  v.strictObject({ name: v.literal('list'), json }),
  v.strictObject({ name: v.literal('add'), user, role, json }),
  v.strictObject({ name: v.literal('rotate'), user, role: v.optional(role), json }),
  v.strictObject({ name: v.literal('revoke'), user, json }),
])
export type Command = v.InferOutput<typeof commandSchema>

/** @throws UsageError naming the invalid argument */
export function parseCommand(args: string[]): Command {
  const { values, positionals } = parseArguments(args, OPTIONS, USAGE)
  const { help, ...given } = values
  const [name, target, ...rest] = positionals
  if (help || name === 'help') return { name: 'help' }
  if (rest.length > 0) {
    throw usageError(`Unknown argument: ${rest.join(' ')}. Quote a name with spaces`)
  }
  const parsed = v.safeParse(commandSchema, {
    name,
    ...(target !== undefined && { user: target }),
    ...given,
  })
  if (!parsed.success) throw usageError(describeIssue(name, given.role))
  return parsed.output
}

function describeIssue(name: string | undefined, given: string | undefined): string {
  switch (name) {
    case undefined:
      return 'A command is missing'
    case 'list':
      return 'list accepts no NAME and no --role'
    case 'add':
    case 'rotate':
      if (given !== undefined && !ROLES.some((one) => one === given)) {
        return `There is no role "${given}". The roles are ${ROLES.join(', ')}`
      }
      return name === 'add' ? 'add requires a NAME and a --role' : 'rotate requires a NAME'
    case 'revoke':
      return 'revoke requires a NAME and accepts no --role'
    default:
      return `There is no command "${name}"`
  }
}
