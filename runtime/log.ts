import { inspect } from 'node:util'

/** Details of a log line. Never personal data: no form fields, query strings or addresses. */
type LogFields = Readonly<Record<string, unknown>>

type LogLevel = 'info' | 'warn' | 'error'

/** A structured log: an event is a stable dotted name, its fields are the variable part. */
export interface Log {
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  error(event: string, fields?: LogFields): void
}

export interface LogOptions {
  write(line: string): void
  /** `json` for machines (one object per line), `text` for a terminal. */
  format: 'json' | 'text'
  now(): Date
}

/**
 * The log of this process. On a full disk, or if the reader of its output has exited, lines are
 * lost until it can be written again; without the listeners such an error would end the process.
 */
export function createProcessLog({ stdout, stderr }: Pick<NodeJS.Process, 'stdout' | 'stderr'>) {
  for (const output of [stdout, stderr]) output.on('error', () => {})
  return createLog({
    write: (line) => stderr.write(line),
    format: stderr.isTTY ? 'text' : 'json',
    now: () => new Date(),
  })
}

const MINUTE_MS = 60_000

/**
 * For an event that a client can repeat without bound.
 * @param now monotonic, in milliseconds
 * @returns a function that returns true at most once a minute: then the event may be logged
 */
export function onceAMinute(now: () => number): () => boolean {
  let lastAtMs = -Infinity
  return () => {
    if (now() - lastAtMs < MINUTE_MS) return false
    lastAtMs = now()
    return true
  }
}

/** Creates the log. Errors among the fields are written with name, message, stack and cause. */
export function createLog({ write, format, now }: LogOptions): Log {
  const line = format === 'json' ? jsonLine : textLine
  const at =
    (level: LogLevel) =>
    (event: string, fields: LogFields = {}) =>
      write(`${line(now(), level, event, fields)}\n`)
  return { info: at('info'), warn: at('warn'), error: at('error') }
}

function jsonLine(time: Date, level: LogLevel, event: string, fields: LogFields): string {
  const plain = Object.entries(fields).map(([name, value]) => [name, plainValue(value)])
  const own = { level, time: time.toISOString(), event }
  // Twice: the first sets their place in the line, the last that no field replaces them.
  return JSON.stringify({ ...own, ...Object.fromEntries(plain), ...own })
}

function textLine(time: Date, level: LogLevel, event: string, fields: LogFields): string {
  const clock = time.toTimeString().slice(0, 8)
  const mark = { info: ' ', warn: '!', error: '✗' }[level]
  const details = Object.entries(fields).map(([name, value]) => {
    if (value instanceof Error) return `\n    ${withCauses(value).replaceAll('\n', '\n    ')}`
    return ` ${name}=${typeof value === 'string' ? value : inspect(value, { breakLength: Infinity })}`
  })
  return `${clock} ${mark} ${event}${details.join('')}`
}

/** Clients name the whole URL of a failed request, and its query can contain a secret. */
function withoutQueries(text: string): string {
  return text.replaceAll(/(https?:\/\/[^\s?]+)\?\S*/g, '$1?…')
}

function plainValue(value: unknown): unknown {
  if (!(value instanceof Error)) return value
  return {
    name: value.name,
    message: withoutQueries(value.message),
    stack: value.stack && withoutQueries(value.stack),
    ...(value.cause === undefined ? {} : { cause: plainValue(value.cause) }),
  }
}

function withCauses(error: Error): string {
  const own = withoutQueries(error.stack ?? `${error.name}: ${error.message}`)
  return error.cause instanceof Error ? `${own}\ncaused by ${withCauses(error.cause)}` : own
}
