import { expect, test } from 'vitest'
import { parseCommand } from './command.ts'

const NAMES = ['cached', 'growth']

test('without arguments all suites run, with names only these, in the order of the report', () => {
  expect(parseCommand([], NAMES)).toEqual({
    suites: NAMES,
    lighthouse: 'home',
    quick: false,
    docs: false,
  })
  expect(parseCommand(['growth', 'cached', '--docs'], NAMES)).toMatchObject({
    suites: NAMES,
    docs: true,
  })
  expect(parseCommand(['growth', '--lighthouse=all'], NAMES)).toMatchObject({
    suites: ['growth'],
    lighthouse: 'all',
  })
})

test.each([
  [['x'], 'Unknown suite x.'],
  [['--lighthouse=some'], 'Unknown --lighthouse=some.'],
  [['--lighthouse'], 'argument missing'],
  [['--foo'], "Unknown option '--foo'"],
])('the arguments %j are refused with the suites and options', (args, reason) => {
  expect(() => parseCommand(args, NAMES)).toThrow(reason)
  expect(() => parseCommand(args, NAMES)).toThrow(
    'Suites: cached, growth. Options: --lighthouse=all|home|none, --quick, --docs.',
  )
})
