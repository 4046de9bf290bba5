import * as v from 'valibot'
import { ROLES } from '../../lake/auth/user.ts'
import { parseCommandLine } from '../commandLine.ts'

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
  return parseCommandLine(args, {
    usage: USAGE,
    options: OPTIONS,
    schema: commandSchema,
    argument: 'user',
    advice: 'Quote a name with spaces.',
    describe: describeIssue,
  })
}

function describeIssue(name: string, issue: v.BaseIssue<unknown>): string {
  if (v.getDotPath(issue) === 'role' && issue.input !== undefined) {
    return `There is no role "${String(issue.input)}". The roles are ${ROLES.join(', ')}`
  }
  return `${name} requires a NAME${name === 'add' ? ' and a --role' : ''}`
}
