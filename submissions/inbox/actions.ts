import type { StoredSubmission } from '../submission.ts'
import { type AccessList, mayRead } from './accessList.ts'
import type { AccessAction, MessageAction, Person } from './apiSchemas.ts'
import type { Inbox } from './inbox.ts'

/**
 * - `unchanged`: the message was in the requested state before, as after a lost response
 * - `conflict`: it does not exist or is in another state, or the person has no access
 * - `full`: it has the maximum number of notes
 */
export type ActionOutcome = 'done' | 'unchanged' | 'conflict' | 'full'

interface ActionContext {
  inbox: Inbox
  access: AccessList
}

export async function act(
  { inbox, access }: ActionContext,
  id: string,
  action: MessageAction,
  by: Person,
): Promise<ActionOutcome> {
  if (action.action === 'note') {
    return inbox.addNote(id, by, action.text, action.id)
  }
  if (await change({ inbox, access }, id, action, by)) return 'done'
  const found = await inbox.find(id)
  return found && isInState(found.message, action) ? 'unchanged' : 'conflict'
}

/** @returns how the access log names an action on a message that was in this state */
export function loggedAs({ action }: MessageAction, stateBefore: string | undefined): AccessAction {
  if (stateBefore !== 'suspect') return action
  if (action === 'handle') return 'confirm spam'
  return action === 'retry' ? 'release from spam' : action
}

type Change = Exclude<MessageAction, { action: 'note' }>

async function change(
  { inbox, access }: ActionContext,
  id: string,
  action: Change,
  by: Person,
): Promise<boolean> {
  switch (action.action) {
    case 'handle':
    case 'reopen':
      return inbox.setHandled(id, action.action === 'handle', by)
    case 'retry':
      return inbox.retry(id)
    case 'assign': {
      if (action.personId === null) return inbox.assign(id, null)
      const people = await access.people()
      const person = people.find((each) => each.id === action.personId)
      return person && mayRead(person.access) ? inbox.assign(id, person) : false
    }
  }
}

function isInState({ handling, state }: StoredSubmission, { action }: Change): boolean {
  switch (action) {
    case 'handle':
      return handling === 'handled'
    case 'reopen':
      return handling === 'open'
    case 'retry':
      return state === 'delivered'
    case 'assign':
      return false
  }
}
