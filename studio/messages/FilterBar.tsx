import { Select, Stack, TextInput } from '@sanity/ui'
import {
  type MessageSummary,
  NO_ONE,
  type Person,
  SEARCH_CHARACTERS_MAX,
} from '../../submissions/inbox/apiSchemas.ts'
import { type ListQuery, VIEWS } from './listQuery.ts'
import { useAssignees } from './usePeople.ts'

interface FilterBarProps {
  query: ListQuery
  kinds: readonly { kind: string; title: string }[]
  you: Person
  /** Of the list. */
  messages: readonly MessageSummary[] | undefined
  onChange(query: ListQuery): void
}

export function FilterBar({ query, kinds, you, messages, onChange }: FilterBarProps) {
  const people = useAssignees(you, messages)
  const set = (changes: ListQuery) => {
    const merged = Object.entries({ ...query, ...changes })
    onChange(Object.fromEntries(merged.filter(([, value]) => value !== '')))
  }
  return (
    <Stack gap={2}>
      <TextInput
        type="search"
        aria-label="Search messages"
        placeholder="Search name, e-mail, phone or text"
        maxLength={SEARCH_CHARACTERS_MAX}
        value={query.search ?? ''}
        onChange={({ currentTarget }) => set({ search: currentTarget.value })}
      />
      <div className="messages-filters">
        <Choice
          label="Show"
          value={query.show}
          options={VIEWS}
          onChoose={(show) => set({ show })}
        />
        <Choice
          label="Form"
          value={query.form}
          options={formOptions(kinds)}
          onChoose={(form) => set({ form })}
        />
        <div className="messages-assigned">
          <Choice
            label="Assigned to"
            value={query.assigned}
            options={personOptions(people, you, query.assigned)}
            onChoose={(assigned) => set({ assigned })}
          />
        </div>
        <DateField label="From" value={query.from} onChange={(from) => set({ from })} />
        <DateField label="Until" value={query.until} onChange={(until) => set({ until })} />
      </div>
    </Stack>
  )
}

type Option = ChoiceProps['options'][number]

function formOptions(kinds: FilterBarProps['kinds']): Option[] {
  return [
    { value: '', title: 'All forms' },
    ...kinds.map(({ kind, title }) => ({ value: kind, title })),
  ]
}

function personOptions(
  people: readonly Person[],
  you: Person,
  chosen: string | undefined,
): Option[] {
  const titleOf = ({ id, name }: Person) =>
    id === you.id ? `Assigned to ${name} (you)` : `Assigned to ${name}`
  const options = [
    { value: '', title: 'Anyone or unassigned' },
    { value: NO_ONE, title: 'Unassigned' },
    ...people.map((person) => ({ value: person.id, title: titleOf(person) })),
  ]
  if (chosen === undefined || options.some(({ value }) => value === chosen)) return options
  return [...options, { value: chosen, title: 'Assigned to a person without access' }]
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

interface DateFieldProps {
  label: string
  value: string | undefined
  /** @param day empty while it is incomplete */
  onChange(day: string): void
}

function DateField({ label, value, onChange }: DateFieldProps) {
  return (
    <label className="messages-date">
      <span>{label}</span>
      <input
        type="date"
        value={value ?? ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </label>
  )
}
