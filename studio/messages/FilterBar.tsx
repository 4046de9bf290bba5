import { Select, Stack, TextInput } from '@sanity/ui'
import { NO_ONE } from '../../submissions/inbox/apiSchemas.ts'
import type { Filter } from './messagesApi.ts'
import { type Person, usePeople } from './usePeople.ts'

interface FilterBarProps {
  filter: Filter
  kinds: readonly { kind: string; title: string }[]
  you: Person
  onChange(filter: Filter): void
}

/** The filter of a new list. */
export const NOT_HANDLED: Filter = { handling: 'open' }

/** Whether a filter shows all messages that are to be handled. */
export function isNotHandled(filter: Filter): boolean {
  return filter.handling === 'open' && Object.keys(filter).length === 1
}

/**
 * One choice for the state of a message: whether it was handled, and what became of its delivery.
 */
const VIEWS: readonly { value: string; title: string; filter: Filter }[] = [
  { value: 'open', title: 'Not handled', filter: NOT_HANDLED },
  { value: 'parked', title: 'Delivery failed', filter: { state: 'parked', handling: 'open' } },
  { value: 'suspect', title: 'Possible spam', filter: { state: 'suspect', handling: 'open' } },
  { value: 'handled', title: 'Handled', filter: { handling: 'handled' } },
  { value: 'all', title: 'All', filter: {} },
]

const DAY_MS = 24 * 60 * 60 * 1000

export function FilterBar({ filter, kinds, you, onChange }: FilterBarProps) {
  const people = usePeople(you)
  const set = (changes: Filter) => {
    const merged = Object.entries({ ...filter, ...changes })
    onChange(Object.fromEntries(merged.filter(([, value]) => value !== '')))
  }
  return (
    <Stack gap={2}>
      <TextInput
        type="search"
        aria-label="Search messages"
        placeholder="Search names, addresses and text"
        maxLength={200}
        value={filter.search ?? ''}
        onChange={({ currentTarget }) => set({ search: currentTarget.value })}
      />
      <div className="messages-filters">
        <Choice
          label="Show"
          value={viewOf(filter)}
          options={VIEWS}
          onChoose={(value) => {
            const chosen = VIEWS.find((view) => view.value === value)
            set({ handling: '', state: '', ...chosen?.filter })
          }}
        />
        <Choice
          label="Form"
          value={filter.kind}
          options={formOptions(kinds)}
          onChoose={(kind) => set({ kind })}
        />
        <div className="messages-assigned">
          <Choice
            label="Assigned to"
            value={filter.assignedTo}
            options={personOptions(people, you)}
            onChoose={(assignedTo) => set({ assignedTo })}
          />
        </div>
        <DateField
          label="From"
          value={filter.fromMs}
          onChange={(day) => set({ fromMs: day === undefined ? '' : day.toISOString() })}
        />
        <DateField
          label="Until"
          value={filter.toMs === undefined ? undefined : dayBefore(filter.toMs)}
          onChange={(day) =>
            set({ toMs: day === undefined ? '' : new Date(day.getTime() + DAY_MS).toISOString() })
          }
        />
      </div>
    </Stack>
  )
}

function viewOf(filter: Filter): string {
  const view = VIEWS.find(
    ({ filter: { handling, state } }) => handling === filter.handling && state === filter.state,
  )
  return view?.value ?? 'all'
}

type Option = ChoiceProps['options'][number]

function formOptions(kinds: FilterBarProps['kinds']): Option[] {
  return [
    { value: '', title: 'All forms' },
    ...kinds.map(({ kind, title }) => ({ value: kind, title })),
  ]
}

function personOptions(people: readonly Person[], you: Person): Option[] {
  const titleOf = ({ id, name }: Person) =>
    id === you.id ? `Assigned to ${name} (you)` : `Assigned to ${name}`
  return [
    { value: '', title: 'Any assignee' },
    { value: NO_ONE, title: 'Assigned to no one' },
    ...people.map((person) => ({ value: person.id, title: titleOf(person) })),
  ]
}

interface ChoiceProps {
  label: string
  value: string | undefined
  options: readonly { value: string; title: string }[]
  onChoose(value: string): void
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <Select
      aria-label={label}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.title}
        </option>
      ))}
    </Select>
  )
}

function dayBefore(moment: string): string {
  return new Date(Date.parse(moment) - DAY_MS).toISOString()
}

interface DateFieldProps {
  label: string
  value: string | undefined
  onChange(day: Date | undefined): void
}

/** Ghana's time is UTC all year, so a day here is a day of UTC. */
function DateField({ label, value, onChange }: DateFieldProps) {
  return (
    <label className="messages-date">
      <span>{label}</span>
      <input
        type="date"
        value={value?.slice(0, 10) ?? ''}
        onChange={({ currentTarget }) => {
          const day = new Date(`${currentTarget.value}T00:00:00Z`)
          onChange(Number.isNaN(day.getTime()) ? undefined : day)
        }}
      />
    </label>
  )
}
