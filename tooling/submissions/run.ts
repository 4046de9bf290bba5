import { createAccessList } from '../../submissions/inbox/accessList.ts'
import { Inbox } from '../../submissions/inbox/inbox.ts'
import type { SubmissionStore } from '../../submissions/store/store.ts'
import type { SubmissionKind } from '../../submissions/submission.ts'
import { json } from '../commandLine.ts'
import type { Command } from './command.ts'
import { formatAccessLog, formatDetails, formatList } from './format.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export interface CommandContext {
  store: SubmissionStore
  /** Kinds whose backend is configured. Submissions of other kinds wait. */
  deliverableKinds: readonly SubmissionKind[]
  retentionDays: number
  nowMs: number
}

export interface CommandOutput {
  text: string
  /** 1 if the submission does not exist, or cannot be retried. */
  exitCode: 0 | 1
}

export async function runCommand(
  command: Exclude<Command, { name: 'backup' | 'help' }>,
  context: CommandContext,
): Promise<CommandOutput> {
  switch (command.name) {
    case 'list':
      return list(command, context)
    case 'show':
      return show(command, context)
    case 'retry':
      return retry(command, context)
    case 'purge':
      return purge(command, context)
    case 'access-log':
      return accessLog(command, context)
  }
}

async function list(
  { state, kind, limit, json: asJson }: Extract<Command, { name: 'list' }>,
  { store, deliverableKinds, nowMs }: CommandContext,
) {
  const { messages } = await new Inbox(store, () => nowMs).page({ state, kind }, limit)
  const text = asJson
    ? json(messages)
    : formatList(messages, await store.counts(), deliverableKinds)
  return done(text)
}

async function show(
  { id, json: asJson }: Extract<Command, { name: 'show' }>,
  context: CommandContext,
) {
  const found = await context.store.find(id)
  if (!found) {
    return failed(`There is no submission ${id}. "list" prints the IDs.`, asJson)
  }
  return done(asJson ? json(found) : formatDetails(found, context.deliverableKinds))
}

async function retry(
  { id, json: asJson }: Extract<Command, { name: 'retry' }>,
  { store, nowMs }: CommandContext,
) {
  if (id === undefined) {
    const count = await store.retryParked(nowMs)
    return done(
      asJson
        ? json({ retried: count })
        : `Unhandled parked submissions queued for delivery: ${count}\n`,
    )
  }
  if (!(await store.retry(id, nowMs))) {
    return failed(`${id} cannot be retried: it does not exist or was delivered.`, asJson)
  }
  return done(asJson ? json({ retried: 1 }) : `${id} is queued for delivery.\n`)
}

async function purge(
  { 'older-than': olderThanDays, json: asJson }: Extract<Command, { name: 'purge' }>,
  { store, nowMs, retentionDays }: CommandContext,
) {
  const days = olderThanDays ?? retentionDays
  const erased = await store.purgeHandled(nowMs - days * DAY_MS)
  return done(
    asJson
      ? json({ erased })
      : `Submissions erased that were handled more than ${days} days ago: ${erased}\n`,
  )
}

async function accessLog(
  { json: asJson }: Extract<Command, { name: 'access-log' }>,
  { store, nowMs }: CommandContext,
) {
  const entries = await createAccessList(store, () => nowMs).entries(Number.MAX_SAFE_INTEGER)
  return done(asJson ? json(entries) : formatAccessLog(entries))
}

function done(text: string): CommandOutput {
  return { text, exitCode: 0 }
}

function failed(message: string, asJson: boolean): CommandOutput {
  return { text: asJson ? json({ error: message }) : `${message}\n`, exitCode: 1 }
}
