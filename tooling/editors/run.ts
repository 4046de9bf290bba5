import { type UserStore, userId } from '../../lake/auth/userStore.ts'
import { json } from '../commandLine.ts'
import type { Command } from './command.ts'

type UserCommand = Exclude<Command, { name: 'help' }>

/**
 * Runs a command on the people of the lake.
 * @param siteUrl where the person signs in
 * @returns what to print
 * @throws UserError with a message for the operator
 */
export function runCommand(command: UserCommand, store: UserStore, siteUrl: string): string {
  switch (command.name) {
    case 'list':
      return command.json ? json(listed(store)) : table(store)
    case 'add': {
      const { user, role } = command
      const key = store.add(user, role)
      const name = nameOf(store, user)
      if (command.json) return json({ name, role, key })
      return `${name} may sign in as ${role}.\n${keyText(name, key, siteUrl)}`
    }
    case 'rotate': {
      const key = store.rotate(command.user, command.role)
      const name = nameOf(store, command.user)
      const role = find(store, command.user)?.role
      if (command.json) return json({ name, role, key })
      return `${name} has a new key, as ${role}. The old key and its sessions have ended.\n${keyText(name, key, siteUrl)}`
    }
    case 'revoke': {
      store.revoke(command.user)
      const name = nameOf(store, command.user)
      if (command.json) return json({ name, revoked: true })
      return `${name} can no longer sign in. Open sessions end within a second.\n`
    }
  }
}

function keyText(name: string, key: string, siteUrl: string): string {
  return `
  Sign in at  ${siteUrl}/studio
  Name        ${name}
  Studio key  ${key}

The key is not stored and not shown again.
`
}

function find(store: UserStore, name: string) {
  return store.all().find(({ id }) => id === userId(name))
}

function nameOf(store: UserStore, user: string): string {
  return find(store, user)?.name ?? user
}

function listed(store: UserStore) {
  return store.all().map(({ name, role, addedAt, revokedAt }) => ({
    name,
    role,
    addedAt,
    revokedAt,
  }))
}

function table(store: UserStore): string {
  const rows = listed(store).map(({ name, role, addedAt, revokedAt }) => [
    name,
    revokedAt === null ? role : 'revoked',
    (revokedAt ?? addedAt).slice(0, 10),
  ])
  const widths = [0, 1].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '),
  )
  const first =
    'The first administrator signs in with LAKE_TOKEN, which the start prints if it is generated.'
  return [...lines, ...(lines.length > 0 ? [''] : []), first, ''].join('\n')
}
