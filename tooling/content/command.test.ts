import { expect, test } from 'vitest'
import { UsageError } from '../commandLine.ts'
import { parseCommand } from './command.ts'

test.each<[string[], RegExp]>([
  [[], /^A command is missing\n\nUsage/],
  [['export'], /^export requires a FILE\.\n\nUsage/],
  [['export', 'site.zip'], /^The name of the file must end in \.tar\.gz or \.ndjson\.\n\nUsage/],
  [['export', 'x.ndjson', '--all'], /^Unknown argument: --all\n\nUsage/],
  [['export', 'x.ndjson', 'y.ndjson'], /^Unknown argument: y\.ndjson\n\nUsage/],
  [['import', ''], /^import requires a FILE\.\n\nUsage/],
  [['migrate', 'all'], /^Unknown argument: all\n\nUsage/],
  [['restore'], /^There is no command "restore"\n/],
])('%j is refused with the usage', (args, message) => {
  const parse = () => parseCommand(args)
  expect(parse).toThrow(UsageError)
  expect(parse).toThrow(message)
})

test('the arguments become fields of the command', () => {
  expect(parseCommand(['import', 'x', '--missing'])).toEqual({
    name: 'import',
    file: 'x',
    missing: true,
  })
  expect(parseCommand(['migrate'])).toEqual({ name: 'migrate', apply: false, all: false })
  expect(parseCommand(['pictures', 'a', 'b', '--apply'])).toEqual({
    name: 'pictures',
    names: ['a', 'b'],
    apply: true,
  })
})
