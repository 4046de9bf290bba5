import { expect, test } from 'vitest'
import { parseCommand } from './command.ts'

test.each([
  [[], 'A command is missing'],
  [['invite', 'Ama'], 'There is no command "invite"'],
  [['add', 'Ama'], 'add requires a NAME and a --role'],
  [['add', '--role', 'editor'], 'add requires a NAME and a --role'],
  [['add', 'Ama', '--role', 'owner'], 'There is no role "owner"'],
  [
    ['add', 'Ama', 'Mensah', '--role', 'editor'],
    'Unknown argument: Mensah. Quote a name with spaces.',
  ],
  [['rotate'], 'rotate requires a NAME'],
  [['revoke'], 'revoke requires a NAME'],
  [['revoke', 'Ama', '--role', 'editor'], 'Unknown argument: --role'],
  [['list', 'Ama'], 'Unknown argument: Ama'],
  [['list', '--all'], 'Unknown option'],
])('the command line %j is refused with the usage', (args, reason) => {
  expect(() => parseCommand(args)).toThrow(reason)
  expect(() => parseCommand(args)).toThrow('Usage: npm run editors')
})

test('commands are read with their options', () => {
  expect(parseCommand(['add', 'Ama Mensah', '--role', 'viewer'])).toEqual({
    name: 'add',
    user: 'Ama Mensah',
    role: 'viewer',
    json: false,
  })
  expect(parseCommand(['list', '--json'])).toEqual({ name: 'list', json: true })
})

test.each([[['--help']], [['help', 'add']], [['add', 'Ama', '--help']]])(
  'the command line %j asks for the usage',
  (args) => {
    expect(parseCommand(args)).toEqual({ name: 'help' })
  },
)
