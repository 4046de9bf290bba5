import { expect, test } from 'vitest'
import { createLog, onceAMinute } from './log.ts'

function collect(format: 'json' | 'text') {
  const lines: string[] = []
  const now = () => new Date('2026-03-06T09:15:00.000Z')
  return { lines, log: createLog({ write: (line) => lines.push(line), format, now }) }
}

test('the json format writes one JSON object per line with level, time, event and fields', () => {
  const { lines, log } = collect('json')
  log.warn('content.unreachable', { retryInMs: 2000 })
  expect(lines).toEqual([
    '{"level":"warn","time":"2026-03-06T09:15:00.000Z","event":"content.unreachable","retryInMs":2000}\n',
  ])
})

test('a field named like a part of the line does not replace it in the json format', () => {
  const { lines, log } = collect('json')
  log.info('submissions.notify', { event: 'other', level: 'error', time: 'now', attempt: 1 })
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    level: 'info',
    time: '2026-03-06T09:15:00.000Z',
    event: 'submissions.notify',
    attempt: 1,
  })
})

test('the json format includes the message, stack and cause of an error', () => {
  const { lines, log } = collect('json')
  log.error('page.failed', { error: new Error('outer', { cause: new Error('inner') }) })
  const { error } = JSON.parse(lines[0] ?? '')
  expect(error).toMatchObject({ name: 'Error', message: 'outer', cause: { message: 'inner' } })
  expect(error.stack).toContain('log.test.ts')
})

test.each(['json', 'text'] as const)(
  'the %s format contains no query of a URL that an error names',
  (format) => {
    const { lines, log } = collect(format)
    const url = 'https://lake.example/v1/data/query?query=*&%24secret="hidden"'
    const cause = new Error(`GET-request to ${url} resulted in HTTP 502`)
    log.error('preview.failed', { error: new Error(`No preview: ${url}`, { cause }) })
    expect(lines[0]).toContain('https://lake.example/v1/data/query?… resulted in HTTP 502')
    expect(lines[0]).not.toContain('hidden')
  },
)

test('the text format writes a readable line', () => {
  const { lines, log } = collect('text')
  log.info('server.listening', { port: 3000 })
  expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d {3}server\.listening port=3000\n$/)
})

test('an event that is logged once a minute is logged at first, and again after a minute', () => {
  let nowMs = 5
  const mayLog = onceAMinute(() => nowMs)
  expect([mayLog(), mayLog()]).toEqual([true, false])
  nowMs += 59_999
  expect(mayLog()).toBe(false)
  nowMs += 1
  expect([mayLog(), mayLog()]).toEqual([true, false])
})
