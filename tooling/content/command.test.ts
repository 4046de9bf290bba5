import { expect, test } from 'vitest'
import { UsageError } from '../commandLine.ts'
import { parseCommand } from './command.ts'

test.each<[string[], RegExp]>([
  [[], /^Expected a command: "export", "import", "migrate" or "pictures"\.\n\nUsage/],
  [['export'], /^export requires a FILE\.\n\nUsage/],
  [['export', 'site.zip'], /^The name of the file must end in \.tar\.gz or \.ndjson\.\n\nUsage/],
  [['export', 'x.ndjson', '--all'], /^Unknown argument: --all\n\nUsage/],
])('%j is refused with the usage', (args, message) => {
  const parse = () => parseCommand(args)
  expect(parse).toThrow(UsageError)
  expect(parse).toThrow(message)
})
