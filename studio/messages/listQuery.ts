import { SEARCH_CHARACTERS_MAX, STATE_TITLES } from '../../submissions/inbox/apiSchemas.ts'
import type { Filter } from './messagesApi.ts'

const NAMES = ['show', 'form', 'assigned', 'from', 'until', 'search'] as const
const DAY_MS = 24 * 60 * 60 * 1000

/** What the list shows, as the Studio's URL has it; missing values are the defaults. */
export type ListQuery = Partial<Record<(typeof NAMES)[number], string>>

/**
 * One choice for the state of a message: whether it was handled, and what became of its delivery.
 * The first one is the default. `scope` says what a search in it covers.
 */
export const VIEWS = [
  { value: '', title: 'Not handled', filter: { handling: 'open' }, scope: 'that are not handled' },
  {
    value: 'failed',
    title: STATE_TITLES.parked,
    filter: { state: 'parked', handling: 'open' },
    scope: 'with failed delivery',
  },
  {
    value: 'waiting',
    title: STATE_TITLES.queued,
    filter: { state: 'queued', delivery: 'waiting' },
    scope: 'that wait for delivery',
  },
  {
    value: 'spam',
    title: STATE_TITLES.suspect,
    filter: { state: 'suspect', handling: 'open' },
    scope: 'that are possible spam',
  },
  {
    value: 'handled',
    title: 'Handled',
    filter: { handling: 'handled' },
    scope: 'that are handled',
  },
  { value: 'all', title: 'All', filter: {}, scope: undefined },
] as const satisfies { value: string; title: string; filter: Filter; scope: string | undefined }[]

export type View = (typeof VIEWS)[number]

/** The view that is chosen, or the default. */
export function viewOf({ show = '' }: ListQuery): View {
  return VIEWS.find(({ value }) => value === show) ?? VIEWS[0]
}

/** Ignores what the tool does not write, because people edit and shorten links. */
export function queryFromParams(params: readonly (readonly [string, string])[] = []): ListQuery {
  const given = new Map(params)
  const entries = NAMES.map((name): [string, string] => [name, valid(name, given.get(name) ?? '')])
  return Object.fromEntries(entries.filter(([, value]) => value !== ''))
}

function valid(name: (typeof NAMES)[number], value: string): string {
  switch (name) {
    case 'show':
      return VIEWS.some((view) => view.value === value) ? value : ''
    case 'from':
    case 'until':
      return startOfDay(value) === undefined ? '' : value
    case 'search':
      return value.slice(0, SEARCH_CHARACTERS_MAX)
    default:
      return value
  }
}

/** The filter that the inbox API accepts. */
export function filterOf(query: ListQuery): Filter {
  const { form, assigned, from, until, search } = query
  const given = {
    ...viewOf(query).filter,
    kind: form,
    assignedTo: assigned,
    fromMs: startOfDay(from),
    toMs: startOfDay(until, DAY_MS),
    search,
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

/** Ghana's time is UTC all year, so a day is a day of UTC. */
function startOfDay(day: string | undefined, laterMs = 0): string | undefined {
  const time = Date.parse(`${day}T00:00:00Z`) + laterMs
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}
