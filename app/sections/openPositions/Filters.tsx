import { useId } from 'react'
import { Control } from '../../design/field/control.ts'
import { VisuallyHidden } from '../../design/text/visuallyHidden.ts'
import { useHydrated } from '../../sectionParts/useHydrated.ts'
import type { SectionData } from '../types.ts'
import { choices, type PositionFilter } from './positions.ts'
import { FilterRow } from './styles.ts'

interface FiltersProps {
  data: SectionData<'openPositions'>
  filter: PositionFilter
  /** Number of positions after filtering, for a live region. */
  shown: number
  onChange: (filter: PositionFilter) => void
}

/** Two filters of the list. Without JavaScript they are absent, and the list is complete. */
export function Filters({ data, filter, shown, onChange }: FiltersProps) {
  const id = useId()
  const hydrated = useHydrated()
  const fields = [
    { name: 'category', label: data.categoryLabel },
    { name: 'location', label: data.locationLabel },
  ] as const
  return (
    <FilterRow data-ready={hydrated || undefined}>
      {fields.map(({ name, label }) => (
        <div key={name}>
          <label htmlFor={`${id}${name}`}>{label}</label>
          <Control
            as="select"
            id={`${id}${name}`}
            value={filter[name]}
            onChange={({ currentTarget }) => onChange({ ...filter, [name]: currentTarget.value })}
          >
            <option value="">{data.allLabel}</option>
            {choices(data.positions, name).map((choice) => (
              <option key={choice} value={choice}>
                {choice}
              </option>
            ))}
          </Control>
        </div>
      ))}
      <VisuallyHidden role="status">
        {shown === 1 ? '1 position' : `${shown} positions`}
      </VisuallyHidden>
    </FilterRow>
  )
}
