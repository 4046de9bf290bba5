/**
 * The behaviour of an editable combobox with list autocomplete (ARIA Authoring Practices), as pure
 * functions over the typed text, whether the list is open, and the active option.
 */

export interface ComboboxState {
  value: string
  /** What is typed; empty once an option is chosen, so that all are shown for another choice. */
  filter: string
  open: boolean
  /** Index into the matching options; none is active until an arrow is pressed. */
  active: number | undefined
}

export type ComboboxEvent =
  | { type: 'typed'; value: string }
  | { type: 'opened' }
  | { type: 'picked'; value: string }
  | { type: 'moved'; step: 1 | -1; optionCount: number }
  | { type: 'caretMoved' }
  | { type: 'closed' }
  | { type: 'cleared' }

export function initialState(value: string): ComboboxState {
  return { value, filter: '', open: false, active: undefined }
}

export function reduce(state: ComboboxState, event: ComboboxEvent): ComboboxState {
  switch (event.type) {
    case 'typed':
      return { value: event.value, filter: event.value, open: true, active: undefined }
    case 'opened':
      return { ...state, open: true }
    case 'picked':
      return initialState(event.value)
    case 'moved':
      return moveActive(state, event.step, event.optionCount)
    case 'caretMoved':
      return { ...state, active: undefined }
    case 'closed':
      return { ...state, open: false, active: undefined }
    case 'cleared':
      return initialState('')
  }
}

/** Arrows open a closed list, and wrap around in an open one. */
function moveActive(state: ComboboxState, step: 1 | -1, optionCount: number): ComboboxState {
  if (optionCount === 0) return state
  const last = optionCount - 1
  if (!state.open || state.active === undefined) {
    return { ...state, open: true, active: step === 1 ? 0 : last }
  }
  const next = state.active + step
  return { ...state, active: next < 0 ? last : next > last ? 0 : next }
}

/**
 * @returns the options that contain the typed text, case-insensitively; all of them if it is empty
 */
export function matchingOptions(options: readonly string[], typed: string): readonly string[] {
  const needle = typed.trim().toLowerCase()
  return options.filter((option) => option.toLowerCase().includes(needle))
}

/** @returns the option in three parts, of which the middle one is the match */
export function splitAtMatch(option: string, typed: string): readonly [string, string, string] {
  const needle = typed.trim().toLowerCase()
  const at = needle === '' ? -1 : option.toLowerCase().indexOf(needle)
  if (at < 0) return [option, '', '']
  const end = at + needle.length
  return [option.slice(0, at), option.slice(at, end), option.slice(end)]
}

/** The event of a key, given the state; `undefined` leaves it to the browser. */
export function eventOfKey(
  key: string,
  state: ComboboxState,
  matches: readonly string[],
): ComboboxEvent | undefined {
  const active = state.active === undefined ? undefined : matches[state.active]
  switch (key) {
    case 'ArrowDown':
      return { type: 'moved', step: 1, optionCount: matches.length }
    case 'ArrowUp':
      return { type: 'moved', step: -1, optionCount: matches.length }
    case 'Enter':
      return state.open && active !== undefined ? { type: 'picked', value: active } : undefined
    case 'Escape':
      if (state.open) return { type: 'closed' }
      return state.value === '' ? undefined : { type: 'cleared' }
    default:
      return undefined
  }
}

/**
 * Keys that move the caret in the text: the browser handles them, the list only deactivates its
 * option.
 */
export function movesCaret(key: string): boolean {
  return key === 'Home' || key === 'End' || key === 'ArrowLeft' || key === 'ArrowRight'
}
