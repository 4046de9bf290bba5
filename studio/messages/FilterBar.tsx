import { Select, Stack, TextInput } from '@sanity/ui'
import type { Filter } from './messagesApi.ts'
import { type Colleague, usePeople } from './usePeople.ts'

interface FilterBarProps {
  filter: Filter
  kinds: readonly { kind: string; title: string }[]
  you: Colleague
  onChange(filter: Filter): void
}

/** One choice for where a message is: whether it was handled, and what became of its delivery. */
const VIEWS: readonly { value: string; title: string; filter: Filter }[] = [
  { value: 'open', title: 'Not handled', filter: { handling: 'open' } },
  { value: 'parked', title: 'Could not be passed on', filter: { state: 'parked' } },
  { value: 'suspect', title: 'Suspect', filter: { state: 'suspect', handling: 'open' } },
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
  const view = VIEWS.find(
    ({ filter: { handling, state } }) => handling === filter.handling && state === filter.state,
  )
  return (
    <Stack gap={2}>
      <TextInput
        type="search"
        aria-label="Search messages"
        placeholder="Search names, addresses and words"
        maxLength={200}
        value={filter.search ?? ''}
        onChange={({ currentTarget }) => set({ search: currentTarget.value })}
      />
      <div className="messages-filters">
        <Select
          aria-label="Show"
          value={view?.value ?? 'all'}
          onChange={({ currentTarget }) => {
            const chosen = VIEWS.find(({ value }) => value === currentTarget.value)
            set({ handling: '', state: '', ...chosen?.filter })
          }}
        >
          {VIEWS.map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </Select>
        <Select
          aria-label="Form"
          value={filter.kind ?? ''}
          onChange={({ currentTarget }) => set({ kind: currentTarget.value })}
        >
          <option value="">Every form</option>
          {kinds.map(({ kind, title }) => (
            <option key={kind} value={kind}>
              {title}
            </option>
          ))}
        </Select>
        <div className="messages-assigned">
          <Select
            aria-label="Assigned to"
            value={filter.assignedTo ?? ''}
            onChange={({ currentTarget }) => set({ assignedTo: currentTarget.value })}
          >
            <option value="">Assigned to anyone or no one</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id}>
                {id === you.id ? `Assigned to ${name} (you)` : `Assigned to ${name}`}
              </option>
            ))}
          </Select>
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
