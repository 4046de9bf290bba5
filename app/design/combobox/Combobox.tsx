import { type KeyboardEvent, useEffect, useId, useReducer, useRef } from 'react'
import { Control } from '../field/control.ts'
import { describedControl, FieldFrame, type FieldWords } from '../field/Frame.tsx'
import {
  eventOfKey,
  initialState,
  matchingOptions,
  movesCaret,
  reduce,
  splitAtMatch,
} from './state.ts'
import { List, Option, Place } from './styles.ts'

export interface ComboboxProps extends FieldWords {
  /** Id of the control, if another element refers to it. */
  id?: string
  name: string
  /** Suggestions. Any other text can be entered as well. */
  options: readonly string[]
  defaultValue?: string
  placeholder?: string
  autoComplete?: string
  disabled?: boolean
  onValueChange?: (value: string) => void
  /** Shows the list from the start; for the gallery. */
  defaultOpen?: boolean
}

/** A text field that suggests. Without JavaScript it is a plain text field. */
export function Combobox({
  id: givenId,
  name,
  options,
  defaultValue = '',
  onValueChange,
  defaultOpen = false,
  label,
  hint,
  error,
  optional,
  autoComplete = 'off',
  ...control
}: ComboboxProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const listId = `${id}-list`
  const optionId = (index: number) => `${id}-${index}`
  const [state, dispatch] = useReducer(reduce, defaultValue, (value) => ({
    ...initialState(value),
    open: defaultOpen,
  }))
  const matches = matchingOptions(options, state.value)
  const showing = state.open && matches.length > 0
  useValueReport(state.value, onValueChange)

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    if (movesCaret(event.key)) return dispatch({ type: 'caretMoved' })
    const next = eventOfKey(event.key, state, matches)
    if (!next) return
    event.preventDefault()
    dispatch(next)
  }

  return (
    <FieldFrame {...{ id, label, hint, error, optional }}>
      <Place>
        <Control
          type="text"
          role="combobox"
          name={name}
          value={state.value}
          autoComplete={autoComplete}
          aria-autocomplete="list"
          aria-expanded={showing}
          aria-controls={listId}
          aria-activedescendant={
            showing && state.active !== undefined ? optionId(state.active) : undefined
          }
          onChange={(event) => dispatch({ type: 'typed', value: event.target.value })}
          onKeyDown={onKeyDown}
          onBlur={() => dispatch({ type: 'closed' })}
          {...control}
          {...describedControl(id, { hint, error })}
        />
        <List id={listId} role="listbox" aria-label="Suggestions" hidden={!showing}>
          {matches.map((option, index) => {
            const [before, match, after] = splitAtMatch(option, state.value)
            return (
              // Options are reached from the field by `aria-activedescendant`, as the pattern
              // requires.
              <Option
                key={option}
                id={optionId(index)}
                role="option"
                aria-selected={index === state.active}
                // A press must not move focus from the field, or the list would close first.
                onPointerDown={(event) => event.preventDefault()}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => dispatch({ type: 'picked', value: option })}
              >
                {before}
                <mark>{match}</mark>
                {after}
              </Option>
            )
          })}
        </List>
      </Place>
    </FieldFrame>
  )
}

/** Reports every change of the value, however it was made. */
function useValueReport(value: string, report: ((value: string) => void) | undefined): void {
  const reported = useRef(value)
  useEffect(() => {
    if (reported.current === value) return
    reported.current = value
    report?.(value)
  }, [value, report])
}
