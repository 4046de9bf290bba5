import { normalizeName, type PeopleStore } from '../../lake/auth/people.ts'
import type { Command } from './command.ts'

type PeopleCommand = Exclude<Command, { name: 'help' }>

/**
 * Runs a command on the people of the lake.
 * @param siteUrl where the person signs in
 * @returns what to print
 * @throws PeopleError with a sentence for the operator
 */
export function runCommand(command: PeopleCommand, store: PeopleStore, siteUrl: string): string {
  switch (command.name) {
    case 'list':
      return command.json ? json(listed(store)) : table(store)
    case 'add': {
      const { person, role } = command
      const key = store.add(person, role)
      const name = nameOf(store, person)
      if (command.json) return json({ name, role, key })
      return `${name} may sign in as ${role}.\n${keyText(name, key, siteUrl)}`
    }
    case 'rotate': {
      const key = store.rotate(command.person, command.role)
      const name = nameOf(store, command.person)
      const role = find(store, command.person)?.role
      if (command.json) return json({ name, role, key })
      return `${name} has a new key, as ${role}. The old key and its sessions have ended.\n${keyText(name, key, siteUrl)}`
    }
    case 'revoke': {
      store.revoke(command.person)
      const name = nameOf(store, command.person)
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

function find(store: PeopleStore, person: string) {
  const wanted = normalizeName(person).toLocaleLowerCase('en')
  return store.all().find(({ name }) => name.toLocaleLowerCase('en') === wanted)
}

function nameOf(store: PeopleStore, person: string): string {
  return find(store, person)?.name ?? person
}

function listed(store: PeopleStore) {
  return store.all().map(({ name, role, addedAt, revokedAt }) => ({
    name,
    role,
    addedAt,
    revokedAt,
  }))
}

function table(store: PeopleStore): string {
  const rows = listed(store).map(({ name, role, addedAt, revokedAt }) => [
    name,
    revokedAt === null ? role : 'revoked',
    (revokedAt ?? addedAt).slice(0, 10),
  ])
  const widths = [0, 1].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '),
  )
  const first = 'The first administrator signs in with the key that the start prints (LAKE_TOKEN).'
  return [...lines, ...(lines.length > 0 ? [''] : []), first, ''].join('\n')
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
