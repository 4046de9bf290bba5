import type { SubmissionStore } from '../../submissions/store/store.ts'
import type { SubmissionKind } from '../../submissions/submission.ts'
import type { Command } from './command.ts'
import { formatDetails, formatList } from './format.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export interface CommandContext {
  store: SubmissionStore
  /** Kinds whose backend is configured; the others wait. */
  deliverable: readonly SubmissionKind[]
  retentionDays: number
  nowMs: number
}

export interface CommandOutput {
  text: string
  /** 0, or 1 if the submission does not exist. */
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
  }
}

async function list(command: Extract<Command, { name: 'list' }>, context: CommandContext) {
  const submissions = await context.store.list(command)
  const text = command.json
    ? json(submissions)
    : formatList(submissions, await context.store.counts(), context.deliverable)
  return done(text)
}

async function show(
  { id, json: asJson }: Extract<Command, { name: 'show' }>,
  context: CommandContext,
) {
  const found = await context.store.find(id)
  if (!found) return missing(id, asJson)
  return done(asJson ? json(found) : formatDetails(found, context.deliverable))
}

async function retry(
  { id, json: asJson }: Extract<Command, { name: 'retry' }>,
  { store, nowMs }: CommandContext,
) {
  if (id === undefined) {
    const count = await store.retryParked(nowMs)
    return done(asJson ? json({ retried: count }) : `${count} parked submissions are due now.\n`)
  }
  if (!(await store.retry(id, nowMs))) return missing(id, asJson)
  return done(asJson ? json({ retried: 1 }) : `${id} is due now.\n`)
}

async function purge(
  { olderThanDays, json: asJson }: Extract<Command, { name: 'purge' }>,
  { store, nowMs, retentionDays }: CommandContext,
) {
  const days = olderThanDays ?? retentionDays
  const erased = await store.purgeHandled(nowMs - days * DAY_MS)
  return done(
    asJson ? json({ erased }) : `${erased} handled submissions older than ${days} days erased.\n`,
  )
}

function done(text: string): CommandOutput {
  return { text, exitCode: 0 }
}

function missing(id: string, asJson: boolean): CommandOutput {
  const message = `There is no submission ${id} that is waiting or stored`
  return { text: asJson ? json({ error: message }) : `${message}.\n`, exitCode: 1 }
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
