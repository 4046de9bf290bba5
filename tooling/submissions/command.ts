import * as v from 'valibot'
import { integer } from '../../runtime/config.ts'
import {
  isSubmissionKind,
  SUBMISSION_KINDS,
  type SubmissionKind,
} from '../../submissions/definitions/forms.ts'
import { SUBMISSION_STATES } from '../../submissions/submission.ts'
import { parseCommandLine, UsageError } from '../commandLine.ts'

export const USAGE = `Usage: npm run submissions -- COMMAND

  list [--state STATE] [--kind KIND] [--limit N]   lists submissions, newest first (default: 50)
  show ID                                          shows a submission and its delivery attempts
  retry ID | retry --all                           retries one submission now, or all unhandled
                                                   parked ones
  purge [--older-than DAYS]                        erases submissions handled more than DAYS ago
                                                   (default: SUBMISSION_RETENTION_DAYS)
  access-log                                       lists who has read or changed messages in the
                                                   Studio, newest first
  backup FILE                                      copies the database, also while the site runs

  STATE: ${SUBMISSION_STATES.join(', ')}    KIND: ${SUBMISSION_KINDS.join(', ')}
  --json prints JSON.`

const OPTIONS = {
  state: { type: 'string' },
  kind: { type: 'string' },
  limit: { type: 'string' },
  'older-than': { type: 'string' },
  all: { type: 'boolean' },
  json: { type: 'boolean' },
} as const

const limit = integer(1, 1000)
const days = integer(0, 9999)
const id = v.pipe(v.string(), v.nonEmpty())
const isKind = (value: unknown) => typeof value === 'string' && isSubmissionKind(value)

const json = v.optional(v.boolean(), false)

const commandSchema = v.variant('name', [
  v.strictObject({ name: v.literal('help') }),
  v.strictObject({
    name: v.literal('list'),
    state: v.optional(v.picklist(SUBMISSION_STATES)),
    kind: v.optional(v.custom<SubmissionKind>(isKind)),
    limit: v.optional(limit, '50'),
    json,
  }),
  v.strictObject({ name: v.literal('show'), id, json }),
  v.strictObject({
    name: v.literal('retry'),
    id: v.optional(id),
    all: v.optional(v.boolean(), false),
    json,
  }),
  v.strictObject({ name: v.literal('purge'), 'older-than': v.optional(days), json }),
  v.strictObject({ name: v.literal('access-log'), json }),
  v.strictObject({ name: v.literal('backup'), id }),
])

export type Command = v.InferOutput<typeof commandSchema>

/** @throws UsageError naming the invalid argument */
export function parseCommand(args: string[]): Command {
  const command = parseCommandLine(args, {
    usage: USAGE,
    options: OPTIONS,
    schema: commandSchema,
    argument: 'id',
    describe: describeIssue,
  })
  if (command.name === 'retry' && (command.id === undefined) !== command.all) {
    const message = 'retry requires either an ID, or --all for all unhandled parked submissions'
    throw new UsageError(message, USAGE)
  }
  return command
}

function describeIssue(name: string, issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue)
  if (field === 'id')
    return `${name} requires ${name === 'backup' ? 'a FILE' : 'the ID of a submission'}`
  return `"${String(issue.input)}" is not a valid value of --${field}`
}
