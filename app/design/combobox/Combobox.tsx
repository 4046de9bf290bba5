import { type KeyboardEvent, type MouseEvent, useEffect, useId, useReducer, useRef } from 'react'
import { Control } from '../field/control.ts'
import { describedControl, FieldFrame, type FieldTexts } from '../field/FieldFrame.tsx'
import {
  type ComboboxState,
  eventOfKey,
  initialState,
  matchingOptions,
  movesCaret,
  reduce,
  splitAtMatch,
} from './state.ts'
import { List, Option, Place } from './styles.ts'

export interface ComboboxProps extends FieldTexts {
  /** Id of the control, if another element refers to it. */
  id?: string
  name: string
  /** Suggestions. Any other text can be entered as well. */
  options: readonly string[]
  defaultValue?: string
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
  error,
  optional,
}: ComboboxProps) {
  const ownId = useId()
  const id = givenId ?? ownId
  const listId = `${id}-list`
  const optionId = (index: number) => `${id}-${index}`
  const { state, matches, dispatch, onKeyDown } = useSuggestions(options, defaultValue, defaultOpen)
  const showing = state.open && matches.length > 0
  useValueReport(state.value, onValueChange)

  return (
    <FieldFrame id={id} label={label} error={error} optional={optional}>
      <Place>
        <Control
          type="text"
          role="combobox"
          name={name}
          value={state.value}
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={showing}
          aria-controls={listId}
          aria-activedescendant={
            showing && state.active !== undefined ? optionId(state.active) : undefined
          }
          onChange={(event) => dispatch({ type: 'typed', value: event.target.value })}
          onKeyDown={onKeyDown}
          // A phone has no arrow keys.
          onClick={() => dispatch({ type: showing ? 'closed' : 'opened' })}
          onBlur={() => dispatch({ type: 'closed' })}
          {...describedControl(id, error)}
        />
        <SuggestionList
          id={listId}
          optionId={optionId}
          hidden={!showing}
          options={matches}
          state={state}
          onPick={(value) => dispatch({ type: 'picked', value })}
        />
      </Place>
    </FieldFrame>
  )
}

/** The combobox's state, the options that match its text, and its keyboard. */
function useSuggestions(options: readonly string[], defaultValue: string, defaultOpen: boolean) {
  const [state, dispatch] = useReducer(reduce, defaultValue, (value) => ({
    ...initialState(value),
    ...(defaultOpen && { open: true, filter: value }),
  }))
  const matches = matchingOptions(options, state.filter)

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    if (movesCaret(event.key)) return dispatch({ type: 'caretMoved' })
    const next = eventOfKey(event.key, state, matches)
    if (!next) return
    event.preventDefault()
    dispatch(next)
  }

  return { state, matches, dispatch, onKeyDown }
}

/**
 * A press on an option or on the scrollbar must not move focus from the field, because the list
 * would close.
 */
const keepFocus = (event: MouseEvent) => event.preventDefault()

interface SuggestionListProps {
  id: string
  optionId: (index: number) => string
  hidden: boolean
  options: readonly string[]
  state: ComboboxState
  onPick: (option: string) => void
}

function SuggestionList({ id, optionId, hidden, options, state, onPick }: SuggestionListProps) {
  return (
    <List id={id} role="listbox" aria-label="Suggestions" hidden={hidden} onMouseDown={keepFocus}>
      {options.map((option, index) => (
        <Suggestion
          // Replaced as a whole: React cannot remove text that a translator has replaced.
          key={`${state.filter} ${option}`}
          id={optionId(index)}
          text={option}
          typed={state.filter}
          active={index === state.active}
          onPick={() => onPick(option)}
        />
      ))}
    </List>
  )
}

interface SuggestionProps {
  id: string
  text: string
  typed: string
  active: boolean
  onPick: () => void
}

/** Reached from the field by `aria-activedescendant`, as the pattern requires. */
function Suggestion({ id, text, typed, active, onPick }: SuggestionProps) {
  const option = useRef<HTMLLIElement>(null)
  const [before, match, after] = splitAtMatch(text, typed)
  // Browsers scroll to what has focus, which is the field.
  useEffect(() => {
    if (active) option.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <Option ref={option} id={id} role="option" aria-selected={active} onClick={onPick}>
      {before}
      <mark>{match}</mark>
      {after}
    </Option>
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
