import { useId } from 'react'
import { Control } from '../../design/field/control.ts'
import { VisuallyHidden } from '../../design/text/visually-hidden.ts'
import type { SectionData } from '../types.ts'
import { choices, type PositionFilter } from './positions.ts'
import { FilterRow } from './styles.ts'

interface FiltersProps {
  data: SectionData<'openPositions'>
  filter: PositionFilter
  /** How many positions the filter leaves; told to those who do not see the list change. */
  shown: number
  onChange: (filter: PositionFilter) => void
}

/** Two choices that narrow the list. Without scripts they are not there, and the list is whole. */
export function Filters({ data, filter, shown, onChange }: FiltersProps) {
  const id = useId()
  const fields = [
    { name: 'category', label: data.categoryLabel },
    { name: 'location', label: data.locationLabel },
  ] as const
  return (
    <FilterRow>
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
              <option key={choice}>{choice}</option>
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
