import { useEffect, useState } from 'react'
import type { MessageSummary, Person } from '../../submissions/inbox/apiSchemas.ts'
import { api } from './api.ts'

/** People who may read messages; only `you` until the site has answered, or if it does not. */
export function usePeople(you: Person): readonly Person[] {
  const [people, setPeople] = useState<readonly Person[]>([you])
  useEffect(() => {
    api.people().then(setPeople, () => undefined)
  }, [])
  return people
}

/**
 * People who may read messages, then those whose access was revoked and who have had a message of
 * the list assigned. They are remembered, because the filter hides their messages.
 */
export function useAssignees(
  you: Person,
  messages: readonly MessageSummary[] | undefined,
): readonly Person[] {
  const people = usePeople(you)
  const [assignees, setAssignees] = useState<readonly Person[]>([])
  useEffect(() => {
    setAssignees((known) => withAssignees(known, messages ?? []))
  }, [messages])
  return [...people, ...assignees.filter(({ id }) => people.every((person) => person.id !== id))]
}

/** @returns `known` itself if no message is assigned to another person */
export function withAssignees(
  known: readonly Person[],
  messages: readonly Pick<MessageSummary, 'assignedTo' | 'assignedName'>[],
): readonly Person[] {
  const people = new Map(known.map((person) => [person.id, person]))
  for (const { assignedTo: id, assignedName: name } of messages) {
    if (id !== null && name !== null && !people.has(id)) people.set(id, { id, name })
  }
  return people.size === known.length ? known : [...people.values()]
}
